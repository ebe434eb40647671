import type { Block } from 'payload';
import { drawing, lawHint, lead, line, optionalLine, title, words } from './fields.ts';

/** First thing on a page: what it is, for whom, and the one next step. */
export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    optionalLine('eyebrow'),
    title,
    words('lead'),
    { name: 'tone', type: 'select', required: true, defaultValue: 'harbour', options: ['harbour', 'paper'] },
    drawing,
    optionalLine('primaryLabel'),
    optionalLine('primaryHref'),
    optionalLine('secondaryLabel'),
    optionalLine('secondaryHref'),
  ],
};

/** Running text. */
export const prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  fields: [{ name: 'body', type: 'richText', required: true, admin: lawHint }],
};

/** What a reader looks for first: for whom, how long, how much. */
export const facts: Block = {
  slug: 'facts',
  interfaceName: 'FactsBlock',
  fields: [{ name: 'items', type: 'array', required: true, fields: [line('label'), words('value')] }],
};

/** Fixed prices and extra charges; an empty amount is shown as its note alone. */
export const prices: Block = {
  slug: 'prices',
  interfaceName: 'PricesBlock',
  fields: [
    title,
    lead,
    {
      name: 'rows',
      type: 'array',
      required: true,
      fields: [
        line('label'),
        {
          name: 'amount',
          type: 'number',
          min: 0,
          admin: { description: 'In the currency of the site, whole units' },
        },
        optionalLine('note'),
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'price',
          options: ['price', 'extra', 'office'],
        },
      ],
    },
    words('footnote', false),
  ],
};

/** The services an editor marked as featured, with their prices. */
export const servicePrices: Block = {
  slug: 'servicePrices',
  interfaceName: 'ServicePricesBlock',
  fields: [title, lead, { name: 'limit', type: 'number', required: true, defaultValue: 6, min: 1, max: 24 }],
};

/** Ways on: each a link with a drawing. */
export const cards: Block = {
  slug: 'cards',
  interfaceName: 'CardsBlock',
  fields: [
    title,
    lead,
    {
      name: 'cards',
      type: 'array',
      required: true,
      fields: [line('title'), words('text'), line('href'), line('linkLabel'), drawing],
    },
  ],
};

/** Where are you from: a few answers, each leads to its page. */
export const chooser: Block = {
  slug: 'chooser',
  interfaceName: 'ChooserBlock',
  fields: [
    title,
    lead,
    { name: 'options', type: 'array', required: true, fields: [line('label'), words('text'), line('href')] },
  ],
};

/** A timeline: what happens, who does it, when. */
export const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  fields: [
    title,
    lead,
    {
      name: 'steps',
      type: 'array',
      required: true,
      fields: [
        line('title'),
        words('text'),
        { name: 'who', type: 'select', options: ['you', 'we', 'office'] },
        optionalLine('when'),
      ],
    },
  ],
};

/** A list to tick off and print. */
export const checklist: Block = {
  slug: 'checklist',
  interfaceName: 'ChecklistBlock',
  fields: [
    title,
    lead,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'provide',
      options: ['provide', 'included'],
    },
    { name: 'items', type: 'array', required: true, fields: [line('text'), optionalLine('hint')] },
  ],
};

/** Options side by side. */
export const compare: Block = {
  slug: 'compare',
  interfaceName: 'CompareBlock',
  fields: [
    title,
    lead,
    {
      name: 'options',
      type: 'array',
      required: true,
      fields: [line('name'), words('forWhom'), line('time'), line('price'), words('note', false)],
    },
  ],
};

/** A point made with a drawing beside it, such as how we work remotely. */
export const feature: Block = {
  slug: 'feature',
  interfaceName: 'FeatureBlock',
  fields: [title, words('text'), { name: 'points', type: 'array', fields: [line('text')] }, drawing],
};

/** Questions people ask, with answers that open. Paragraphs are parted by an empty line. */
export const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  fields: [
    title,
    { name: 'items', type: 'array', required: true, fields: [line('question'), words('answer')] },
  ],
};

/** A calculator that is asked one number on the page and answers in place. */
export const tool: Block = {
  slug: 'tool',
  interfaceName: 'ToolBlock',
  fields: [
    title,
    lead,
    {
      name: 'calculator',
      type: 'select',
      required: true,
      options: [
        { value: 'Czech-Republic-Gross-Net-salary-calculator', label: 'Net salary' },
        { value: 'Czech-Freelancing-income-salary-calculator', label: 'Freelance income' },
        { value: 'czech-rental-income', label: 'Rental income' },
        { value: 'Czech-VAT-calculator', label: 'VAT' },
      ],
      admin: {
        description:
          'Those that start with one number: it is typed on this page and answered in place. The others need more answers; link to them with cards.',
      },
    },
  ],
};

/** One next step. */
export const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  fields: [title, words('text'), line('label'), line('href')],
};

const inOrder: Block[] = [
  hero,
  prose,
  facts,
  prices,
  servicePrices,
  cards,
  chooser,
  steps,
  checklist,
  compare,
  feature,
  questions,
  tool,
  callToAction,
];

/** A section is called what it is, and told from its neighbours by its title. */
const named = (block: Block): Block => {
  const name = block.slug
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
  return {
    ...block,
    labels: { singular: name, plural: name },
    admin: { components: { Label: '/components/section-label#SectionLabel' } },
  };
};

/** Every block an editor can place, in the order the studio offers them. */
export const blocks: Block[] = inOrder.map(named);
