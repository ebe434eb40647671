import type { Field } from 'payload';
import { blocks } from '../blocks/all.ts';
import { drawing, lead, words } from '../blocks/fields.ts';
import { siteDocument } from './site-document.ts';

export const serviceGroups = [
  'visas',
  'residence',
  'business',
  'tax',
  'insurance',
  'housing',
  'documents',
] as const;

const sections: Field = { name: 'sections', type: 'blocks', blocks };
const headerTone: Field = {
  name: 'headerTone',
  type: 'select',
  required: true,
  defaultValue: 'solid',
  options: ['solid', 'transparent'],
  admin: { position: 'sidebar', description: 'Transparent needs a dark hero as the first block.' },
};

/** What the agency does for a client, at a price. */
export const services = siteDocument('services', {
  group: 'Site',
  columns: ['title', 'group', 'priceCzk'],
  fields: [
    words('summary'),
    { name: 'group', type: 'select', required: true, options: [...serviceGroups] },
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
    },
    words('forWhom'),
    { name: 'duration', type: 'text', required: true },
    {
      name: 'priceCzk',
      type: 'number',
      min: 0,
      label: 'Price',
      admin: { description: 'Whole units; empty means by agreement' },
    },
    { name: 'priceNote', type: 'text' },
    {
      name: 'oneThird',
      type: 'checkbox',
      defaultValue: false,
      label: 'One third on application day, the rest within 3 months',
    },
    drawing,
    sections,
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    { name: 'order', type: 'number', defaultValue: 100, admin: { position: 'sidebar' } },
  ],
});

/** An article of the blog. */
export const articles = siteDocument('articles', {
  group: 'Site',
  columns: ['title', 'writtenOn', 'checkedOn'],
  fields: [
    { ...lead, required: true } as Field,
    { name: 'body', type: 'richText', required: true },
    { name: 'writtenOn', type: 'date', required: true, admin: { position: 'sidebar' } },
    {
      name: 'checkedOn',
      type: 'date',
      required: true,
      admin: { position: 'sidebar', description: 'When the facts were last checked' },
    },
    { name: 'readingMinutes', type: 'number', min: 1, admin: { position: 'sidebar' } },
    { name: 'topics', type: 'text', admin: { position: 'sidebar', description: 'Parted by commas' } },
    {
      name: 'relatedService',
      type: 'text',
      admin: { position: 'sidebar', description: 'Slug of a service' },
    },
    drawing,
  ],
});

/** A page made of blocks; the slug `home` is the front page. */
export const pages = siteDocument('pages', {
  group: 'Site',
  columns: ['title', 'slug'],
  fields: [sections, headerTone],
});
