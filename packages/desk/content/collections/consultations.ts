import { quantumMinutes } from '@majak/tools/bookings/quanta';
import type { CollectionConfig } from 'payload';
import { site } from '../../site.ts';
import { accessTo, withoutRole } from '../access.ts';
import { line, words } from '../blocks/fields.ts';
import { sample } from '../fields.ts';

const whole = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'number' && Number.isInteger(value)) ||
  'Use a whole number';

const lengths = (value: unknown) =>
  (typeof value === 'number' && value > 0 && value % quantumMinutes === 0) ||
  `Use a multiple of ${quantumMinutes} minutes`;

/** What can be booked. */
export const consultations: CollectionConfig = {
  slug: 'consultations',
  admin: {
    useAsTitle: 'title',
    group: 'Bookings',
    hideAPIURL: true,
    description: 'Consultations that can be booked on the site, how long they take and what they cost.',
    hidden: withoutRole,
    defaultColumns: ['title', 'slug', 'minutes', 'price', 'offered'],
  },
  access: accessTo('consultations'),
  versions: false,
  fields: [
    line('title'),
    words('lead'),
    { name: 'minutes', type: 'number', required: true, min: 5, max: 480, validate: lengths },
    {
      name: 'price',
      type: 'number',
      min: 0,
      max: 10_000_000,
      validate: whole,
      admin: {
        description: `In ${site.jurisdiction.currency}, whole units. Empty if it is free. Anyone who has already booked pays the earlier price.`,
      },
    },
    {
      ...line('place', { label: 'Where it takes place' }),
      defaultValue: 'By video or phone',
    } as CollectionConfig['fields'][number],
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Address',
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) ||
        'Use small letters, digits and hyphens',
      admin: {
        position: 'sidebar',
        description:
          'Its page is at this address followed by “-booking”: 40-min-consultancy is booked at /40-min-consultancy-booking.',
      },
    },
    {
      name: 'offered',
      type: 'checkbox',
      defaultValue: true,
      label: 'Can be booked',
      admin: { position: 'sidebar' },
    },
    sample,
  ],
};
