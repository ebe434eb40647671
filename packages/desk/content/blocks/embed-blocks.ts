import type { Block } from 'payload';
import { site } from '../../site.ts';
import { calculatorChoices } from './calculator-choices.ts';
import { lead, optionalLine, title } from './fields.ts';

/** A calculator: one that starts with one number is asked and answers in place, another is led to. */
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
      // The store is the same for every site; what can be chosen is what this one offers.
      options: calculatorChoices,
      filterOptions: ({ options }) =>
        options.filter(
          (option) => typeof option !== 'string' && Object.hasOwn(site.tools.calculators, option.value),
        ),
      admin: {
        description:
          'Some need only one number, so people get their answer on this page. The others need more, so the page links to them.',
      },
    },
  ],
};

/** A picture with its caption. */
export const media: Block = {
  slug: 'media',
  interfaceName: 'MediaBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
    optionalLine('caption'),
    { name: 'wide', type: 'checkbox', defaultValue: false, label: 'As wide as the page' },
  ],
};

/** A video with its captions, and all that is said in it as text. */
export const video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  fields: [title, lead, { name: 'video', type: 'upload', relationTo: 'videos', required: true }],
};
