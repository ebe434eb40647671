import type { CollectionConfig } from 'payload';
import { accessTo, withoutRole } from '../content/access.ts';
import { completionCsvEndpoint } from './completion-csv-endpoint.ts';

/**
 * How many people reached a page of a form on a day: a number, with nobody behind it. Written by `count-reached-page.ts`
 * alone; `form` and `version` are those of the form, `page` the key of its step.
 */
export const pageCounts: CollectionConfig = {
  slug: 'page-counts',
  labels: { singular: 'Page of a form', plural: 'How far people get' },
  admin: {
    group: 'Desk',
    hideAPIURL: true,
    hidden: withoutRole,
    components: { views: { list: { Component: '/components/page-counts#PageCounts' } } },
  },
  access: accessTo('page-counts'),
  endpoints: [completionCsvEndpoint],
  versions: false,
  indexes: [{ fields: ['form', 'version', 'day', 'page'], unique: true }],
  fields: [
    { name: 'form', type: 'text', required: true },
    { name: 'version', type: 'number', required: true },
    { name: 'day', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'reached', type: 'number', required: true },
  ],
};
