import type { CollectionConfig } from 'payload';
import { accessTo } from '../content/access.ts';

/**
 * How long cases took that were decided: written by `cases/list-waiting-time.ts` alone. A row names its case for as long
 * as there is one; of an erased case nothing is left but kind, office, quarter and days.
 */
export const waitingTimes: CollectionConfig = {
  slug: 'waiting-times',
  admin: { hidden: true },
  access: accessTo('waiting-times'),
  versions: false,
  fields: [
    { name: 'permit', type: 'text', required: true, index: true },
    { name: 'office', type: 'text', required: true },
    { name: 'quarter', type: 'text', required: true },
    { name: 'days', type: 'number', required: true },
    // Invented, so that a fresh installation has something to show: never mixed with what was measured.
    { name: 'sample', type: 'checkbox' },
    { name: 'caseReference', type: 'text', unique: true, index: true },
  ],
};
