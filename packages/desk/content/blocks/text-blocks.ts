import type { Block } from 'payload';
import { drawing, lawHint, line, optionalLine, title, words } from './fields.ts';

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
    {
      name: 'lamp',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'The light of the drawing and of the first button. Use one per screen.' },
    },
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

/** A point made with a drawing beside it, such as how we work remotely. */
export const feature: Block = {
  slug: 'feature',
  interfaceName: 'FeatureBlock',
  fields: [title, words('text'), { name: 'points', type: 'array', fields: [line('text')] }, drawing],
};

/** Words of somebody, with who said them. */
export const quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  fields: [words('text'), line('author'), optionalLine('about')],
};

/** One next step. */
export const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  fields: [title, words('text'), line('label'), line('href')],
};
