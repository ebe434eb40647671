import type { Field, FieldHook } from 'payload';
import { addressOfTitle } from './address-of-title.ts';

/** The studio stores a text that was emptied as one of no letters; lists ask for what has none at all. */
export const noneIfEmpty: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() === '' ? null : value;

/** What search engines and shared links show. */
export const seo: Field = {
  name: 'seoTag',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  fields: [
    {
      name: 'metaTitle',
      type: 'text',
      label: 'Title in search results',
      maxLength: 60,
      admin: { description: 'Up to 60 characters; if you leave it empty, the title of the page is used.' },
    },
    {
      name: 'metaDescription',
      type: 'textarea',
      label: 'Description in search results',
      maxLength: 160,
      admin: { description: 'Up to 160 characters: what the reader finds here.' },
    },
    { name: 'metaPhoto', type: 'upload', label: 'Picture of shared links', relationTo: 'media' },
    {
      name: 'canonical',
      type: 'text',
      label: 'Page that search engines show instead',
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && /^\/(?!\/)[\w\-./]*$/.test(value)) ||
        'A path of this site, for example /what-we-do',
      hooks: { beforeValidate: [noneIfEmpty] },
      admin: { description: 'For pages that say the same as another: its path, such as /partnership-visa.' },
    },
    { name: 'noindex', type: 'checkbox', defaultValue: false, label: 'Keep out of search engines' },
  ],
};

/** Invented content that shows how the site looks; an editor replaces it. */
export const sample: Field = {
  name: 'sample',
  type: 'checkbox',
  defaultValue: false,
  label: 'Sample content',
  admin: { position: 'sidebar', description: 'Invented. Replace it before you open.' },
};

/** Values of the law to name in a text. */
export const lawValues: Field = {
  name: 'lawValues',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/components/law-values#LawValues' } },
};

/** A day in the sidebar, shown so that day and month cannot be taken for each other. */
export const dayInSidebar = { position: 'sidebar', date: { displayFormat: 'd MMM yyyy' } } as const;

/** The day on which a form is opened. */
export const today = (): string => new Date().toISOString();

/** When a draft goes live by itself. */
export const publishAt: Field = {
  name: 'publishAt',
  type: 'date',
  label: 'Publish on',
  index: true,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', timeIntervals: 15, displayFormat: 'd MMM yyyy HH:mm' },
    description: 'Save as a draft: it goes live at this time. Empty the field to cancel.',
  },
};

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** The last part of the address. */
export const slug: Field = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  label: 'Address',
  admin: {
    position: 'sidebar',
    description:
      'Last part of the address of the page, made of the title if it is empty when you publish. If it changes, the old address leads to the new one. The page of a calculator’s guide has to keep its address.',
  },
  hooks: { beforeValidate: [addressOfTitle] },
  validate: (value: unknown) =>
    (typeof value === 'string' && slugPattern.test(value)) ||
    'Use small letters, digits and hyphens, for example trade-licence',
};
