import type { CollectionConfig, Field } from 'payload';
import { accessTo } from '../access.ts';
import { formPageBlock } from '../blocks/question-blocks.ts';
import { publishableCollection } from './publishable-collection.ts';

const listOfLines = (name: string, label: string): Field => ({
  name,
  type: 'textarea',
  label,
  admin: { description: 'One a line.' },
});

/** Forms that editors build. What is wrong with one is told when it is published: `keep-form-version.ts`. */
export const forms = publishableCollection('forms', {
  description:
    'Forms you build yourself. Each has its start at /forms; what comes in is a request in the inbox. Who you ask, how they are reached and their consent come last in each, by themselves.',
  columns: ['title', 'slug', 'version'],
  sort: 'title',
  fields: [
    {
      name: 'lead',
      type: 'textarea',
      label: 'Who it is for',
      admin: { description: 'One or two sentences, shown in lists and at the start.' },
    },
    { name: 'minutes', type: 'number', min: 1, max: 240, label: 'Minutes it takes' },
    listOfLines('have', 'What to have at hand'),
    {
      name: 'pages',
      type: 'blocks',
      labels: { singular: 'Page', plural: 'Pages' },
      blocks: [formPageBlock],
      admin: { initCollapsed: true },
    },
    {
      name: 'service',
      type: 'text',
      label: 'Filed under',
      admin: { description: 'What the request is called in the inbox.' },
    },
    { name: 'thanksTitle', type: 'text', label: 'Title of the thanks', defaultValue: 'We have your answers' },
    listOfLines('next', 'What happens next'),
  ],
  sidebar: [
    {
      name: 'version',
      type: 'number',
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'One more each time you publish a change. Older requests open by their own.',
      },
    },
  ],
});

/** Each published version of a form, as it was: written once, never changed, never thrown away. */
export const formVersions: CollectionConfig = {
  slug: 'form-versions',
  admin: { hidden: true },
  access: accessTo('form-versions'),
  versions: false,
  indexes: [{ fields: ['slug', 'version'], unique: true }],
  fields: [
    { name: 'slug', type: 'text', required: true },
    { name: 'version', type: 'number', required: true },
    { name: 'definition', type: 'textarea', required: true },
  ],
};
