import type { Field } from 'payload';
import { drawing, lawHint, lead } from '../blocks/fields.ts';
import { dayInSidebar, noneIfEmpty, today } from '../fields.ts';
import { minutesOfBody } from '../minutes-to-read.ts';
import { topicLabels, topics } from '../topics.ts';
import { knownCalculator } from './known-calculator.ts';
import { publishableCollection } from './publishable-collection.ts';
import { sitemapIndex } from './sitemap-index.ts';

const inSidebar = { position: 'sidebar' } as const;
const emptied = { beforeValidate: [noneIfEmpty] };

/** An article of the blog. */
export const articles = publishableCollection('articles', {
  description: 'The blog. The newest comes first on the site.',
  columns: ['title', 'writtenOn', 'checkedOn'],
  sort: '-writtenOn',
  indexes: [sitemapIndex, { fields: ['_status', 'writtenOn', 'createdAt'] }],
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
    {
      name: 'writtenBy',
      type: 'text',
      label: 'Written by',
      admin: {
        ...inSidebar,
        description: 'A name as readers see it. Invented ones say that they are samples.',
      },
      hooks: emptied,
    },
    {
      name: 'reviewedBy',
      type: 'text',
      label: 'Checked by',
      admin: {
        ...inSidebar,
        description: 'Who checked the facts on that day: somebody other than the author.',
      },
      hooks: emptied,
    },
    {
      name: 'readingMinutes',
      type: 'number',
      min: 1,
      label: 'Minutes to read',
      admin: { ...inSidebar, description: 'Worked out from the text if it’s empty when you publish.' },
      hooks: { beforeValidate: [minutesOfBody] },
    },
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      options: topics.map((value) => ({ value, label: topicLabels[value] })),
      admin: inSidebar,
    },
    {
      name: 'startHere',
      type: 'number',
      min: 1,
      index: true,
      label: 'Place under “Start here”',
      admin: {
        ...inSidebar,
        description: 'The blog begins with these articles, in this order. Empty: it isn’t one of them.',
      },
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
          'Last part of the address of a calculator. It’s shown below the article, unless a paragraph {{tool …}} puts it elsewhere.',
      },
      validate: knownCalculator,
      hooks: emptied,
    },
    { ...drawing, admin: inSidebar } as Field,
  ],
});
