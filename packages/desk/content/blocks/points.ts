import type { Block } from 'payload';
import { lawHint, lead, line, optionalLine, title, words } from './fields.ts';

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

/** One of several texts at a time, such as for EU citizens and for others. */
export const tabs: Block = {
  slug: 'tabs',
  interfaceName: 'TabsBlock',
  fields: [
    title,
    lead,
    {
      name: 'tabs',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [line('label'), { name: 'body', type: 'richText', required: true, admin: lawHint }],
    },
  ],
};

/** One step at a time, each with its text and the way to the next. */
export const stepper: Block = {
  slug: 'stepper',
  interfaceName: 'StepperBlock',
  fields: [
    title,
    lead,
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 9,
      fields: [
        line('title'),
        { name: 'body', type: 'richText', required: true, admin: lawHint },
        optionalLine('linkLabel'),
        optionalLine('linkHref'),
      ],
    },
  ],
};
