import type { Field } from 'payload';
import { publishableCollection } from './publishable-collection.ts';
import { sectionsField } from './sections-field.ts';
import { sitemapIndex } from './sitemap-index.ts';

const inSidebar = { position: 'sidebar' } as const;
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

/** A page made of blocks; the slug `home` is the front page. */
export const pages = publishableCollection('pages', {
  description:
    'Pages made of sections. The one with the address home is the front page. With the address contact, our-services, blog, reviews, forms or that of one of our forms, such as forms/student, a page has what search engines and shared links show of it, and no sections.',
  columns: ['title', 'slug'],
  sort: 'slug',
  indexes: [sitemapIndex],
  fields: [sectionsField],
  sidebar: [headerTone],
});
