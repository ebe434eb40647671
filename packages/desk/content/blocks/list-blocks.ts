import type { Block } from 'payload';
import { drawing, lead, line, optionalLine, title, words } from './fields.ts';

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

/** Questions people ask, with answers that open. Paragraphs are parted by an empty line. */
export const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  fields: [
    title,
    { name: 'items', type: 'array', required: true, fields: [line('question'), words('answer')] },
  ],
};

/** What troubles people, each with what is done about it. */
export const problems: Block = {
  slug: 'problems',
  interfaceName: 'ProblemsBlock',
  labels: { singular: 'Problems and solutions', plural: 'Problems and solutions' },
  fields: [
    title,
    lead,
    { name: 'items', type: 'array', required: true, fields: [line('problem'), words('solution')] },
  ],
};

/** A few figures that say how the agency works. */
export const numbers: Block = {
  slug: 'numbers',
  interfaceName: 'NumbersBlock',
  fields: [
    title,
    lead,
    {
      name: 'items',
      type: 'array',
      required: true,
      fields: [line('value'), line('label'), optionalLine('note')],
    },
  ],
};

/** Who does the work. */
export const team: Block = {
  slug: 'team',
  interfaceName: 'TeamBlock',
  fields: [
    title,
    lead,
    {
      name: 'people',
      type: 'array',
      required: true,
      fields: [
        line('name'),
        line('role'),
        words('text', false),
        optionalLine('languages'),
        { name: 'photo', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
};
