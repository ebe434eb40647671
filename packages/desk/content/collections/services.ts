import type { Field } from 'payload';
import { drawing, words } from '../blocks/fields.ts';
import { groupLabels, serviceGroups } from '../groups.ts';
import { publishableCollection } from './publishable-collection.ts';
import { sectionsField } from './sections-field.ts';

const inSidebar = { position: 'sidebar' } as const;

/** What the agency does for a client, at a price. */
export const services = publishableCollection('services', {
  description: 'What the agency does for a client, at a price. Each has a page under /our-services.',
  columns: ['title', 'group', 'price'],
  sort: 'order',
  fields: [
    { ...words('summary'), admin: { description: 'One or two sentences, shown in lists.' } } as Field,
    { ...words('forWhom'), label: 'For whom' } as Field,
    {
      type: 'row',
      fields: [
        {
          name: 'duration',
          type: 'text',
          required: true,
          label: 'How long it takes',
          admin: { width: '50%' },
        },
        {
          name: 'price',
          type: 'number',
          min: 0,
          label: 'Price',
          admin: {
            width: '50%',
            description: 'Whole units of the currency of the site; empty means by agreement',
          },
        },
      ],
    },
    { name: 'priceNote', type: 'text', label: 'Note on the price' },
    {
      name: 'oneThird',
      type: 'checkbox',
      defaultValue: false,
      label: 'One third on application day, the rest within 3 months',
    },
    sectionsField,
  ],
  sidebar: [
    {
      name: 'group',
      type: 'select',
      required: true,
      options: serviceGroups.map((value) => ({ value, label: groupLabels[value] })),
      admin: inSidebar,
    },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'both',
      options: [
        { value: 'eu', label: 'EU citizens' },
        { value: 'nonEu', label: 'Non-EU citizens' },
        { value: 'both', label: 'Everyone' },
      ],
      admin: inSidebar,
    },
    { ...drawing, admin: inSidebar } as Field,
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      label: 'Featured',
      admin: { ...inSidebar, description: 'With its price on the home page.' },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 100,
      admin: { ...inSidebar, description: 'Smaller numbers come first in lists.' },
    },
  ],
});
