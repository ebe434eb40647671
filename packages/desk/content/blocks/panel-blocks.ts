import type { Block } from 'payload';
import { lawHint, lead, line, optionalLine, title } from './fields.ts';

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
