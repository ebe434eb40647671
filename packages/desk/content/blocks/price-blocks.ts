import type { Block } from 'payload';
import { lead, line, optionalLine, title, words } from './fields.ts';

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
