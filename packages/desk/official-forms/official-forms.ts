import type { CollectionConfig } from 'payload';
import { accessTo, withoutRole } from '../content/access.ts';
import { publicationHooks } from '../content/publication-hooks.ts';
import { offeredApplication, offeredApplications } from '../offered-tools.ts';
import { paperEndpoints } from './paper-endpoints.ts';
import { removePaperFiles } from './paper-files.ts';
import { refuseFaulty } from './refuse-faulty.ts';

/** Written by the end point that takes a PDF, and by nobody else. */
const byTheStudio = { create: () => false, update: () => false };

const options = offeredApplications.map(({ slug, title }) => ({ value: slug, label: title }));

/** Fillable PDFs of offices, and by which answers of an application each of their fields is filled in. */
export const officialForms: CollectionConfig = {
  slug: 'official-forms',
  labels: { singular: 'Official form', plural: 'Official forms' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    hideAPIURL: true,
    description:
      'Fillable PDFs of offices. Visitors get them filled in with what they answered in an application form.',
    hidden: withoutRole,
    defaultColumns: ['title', 'application', 'published', 'updatedAt'],
  },
  access: accessTo('official-forms', 'throughSite'),
  versions: false,
  endpoints: paperEndpoints,
  hooks: mergedHooks(),
  fields: [
    { name: 'title', type: 'text', required: true, label: 'What the office calls it' },
    {
      name: 'application',
      type: 'text',
      required: true,
      index: true,
      label: 'Application form whose answers fill it in',
      validate: (slug: unknown) =>
        (typeof slug === 'string' && offeredApplication(slug) !== undefined) ||
        'Choose one of the application forms.',
      admin: {
        components: {
          Field: { path: '/components/application-choice#ApplicationChoice', clientProps: { options } },
        },
      },
    },
    {
      name: 'published',
      type: 'checkbox',
      defaultValue: false,
      label: 'Offered to visitors',
      admin: { position: 'sidebar' },
    },
    { name: 'file', type: 'text', access: byTheStudio, admin: { hidden: true } },
    { name: 'paper', type: 'json', access: byTheStudio, admin: { hidden: true } },
    {
      name: 'mapping',
      type: 'json',
      defaultValue: {},
      admin: { components: { Field: '/components/paper-mapping#PaperMapping' } },
    },
  ],
};

function mergedHooks(): NonNullable<CollectionConfig['hooks']> {
  const { beforeChange, afterChange, afterDelete } = publicationHooks(() => ['applications']);
  return {
    beforeChange: [refuseFaulty, ...beforeChange],
    afterChange,
    afterDelete: [({ doc }) => removePaperFiles(doc), ...afterDelete],
  };
}
