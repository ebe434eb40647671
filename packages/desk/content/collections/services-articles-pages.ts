import type { Field } from 'payload';
import { blocks } from '../blocks/all.ts';
import { drawing, lawHint, lead, words } from '../blocks/fields.ts';
import { dayInSidebar, noneIfEmpty, today } from '../fields.ts';
import { groupLabels, serviceGroups } from '../groups.ts';
import { topicLabels, topics } from '../topics.ts';
import { knownCalculator } from './known-calculator.ts';
import { publishableCollection } from './publishable-collection.ts';

const sections: Field = {
  name: 'sections',
  type: 'blocks',
  labels: { singular: 'Section', plural: 'Sections' },
  blocks,
  admin: { initCollapsed: true },
};
const inSidebar = { position: 'sidebar' } as const;
const emptied = { beforeValidate: [noneIfEmpty] };
const headerTone: Field = {
  name: 'headerTone',
  type: 'select',
  required: true,
  defaultValue: 'solid',
  options: [
    { value: 'solid', label: 'White' },
    { value: 'transparent', label: 'Transparent' },
  ],
  label: 'Header',
  admin: { ...inSidebar, description: 'Transparent needs a dark hero as the first section.' },
};

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
    sections,
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

/**
 * All that the sitemap asks for, in its order. A row holds its text before most of its fields: to find a hundred
 * addresses, ten thousand texts would be passed over.
 */
const addresses = {
  fields: ['_status', 'slug', 'seoTag.noindex', 'seoTag.canonical', 'createdAt', 'updatedAt'],
};

/** An article of the blog. */
export const articles = publishableCollection('articles', {
  description: 'The blog. The newest comes first on the site.',
  columns: ['title', 'writtenOn', 'checkedOn'],
  sort: '-writtenOn',
  indexes: [addresses, { fields: ['_status', 'writtenOn', 'createdAt'] }],
  fields: [
    {
      ...lead,
      required: true,
      admin: { description: 'What the reader knows afterwards, in two sentences.' },
    } as Field,
    { name: 'body', type: 'richText', required: true, admin: lawHint },
  ],
  sidebar: [
    {
      name: 'writtenOn',
      type: 'date',
      required: true,
      defaultValue: today,
      label: 'Written on',
      admin: dayInSidebar,
    },
    {
      name: 'checkedOn',
      type: 'date',
      required: true,
      defaultValue: today,
      label: 'Checked on',
      admin: { ...dayInSidebar, description: 'When the facts were last checked.' },
    },
    { name: 'readingMinutes', type: 'number', min: 1, label: 'Minutes to read', admin: inSidebar },
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      options: topics.map((value) => ({ value, label: topicLabels[value] })),
      admin: inSidebar,
    },
    {
      name: 'series',
      type: 'text',
      index: true,
      admin: { ...inSidebar, description: 'Articles of the same series lead on to each other.' },
      hooks: emptied,
    },
    { name: 'seriesOrder', type: 'number', min: 1, label: 'Place in the series', admin: inSidebar },
    {
      name: 'relatedService',
      type: 'text',
      admin: { ...inSidebar, description: 'Last part of the address of a service, such as trade-licence.' },
      hooks: emptied,
    },
    {
      name: 'relatedTool',
      type: 'text',
      admin: {
        ...inSidebar,
        description:
          'Last part of the address of a calculator. It stands below the article, unless a paragraph {{tool …}} puts it elsewhere.',
      },
      validate: knownCalculator,
      hooks: emptied,
    },
    { ...drawing, admin: inSidebar } as Field,
  ],
});

/** A page made of blocks; the slug `home` is the front page. */
export const pages = publishableCollection('pages', {
  description: 'Pages made of sections. The one with the address home is the front page.',
  columns: ['title', 'slug'],
  sort: 'slug',
  indexes: [addresses],
  fields: [sections],
  sidebar: [headerTone],
});
