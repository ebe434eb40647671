import { isDay } from '@majak/law/dates';
import { quantumMinutes } from '@majak/tools/bookings/quanta';
import { isClockTime } from '@majak/tools/bookings/working-hours';
import type { CollectionConfig, Field } from 'payload';
import { feedAddress } from '../../bookings/feed-address.ts';
import { site } from '../../site.ts';
import { accessTo } from '../access.ts';
import { line } from '../blocks/fields.ts';
import { sample } from '../fields.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const half = { width: '33%' } as const;

const onQuantum = (time: string) => Number(time.slice(3)) % quantumMinutes === 0;
const clockTime = (name: string): Field => ({
  name,
  type: 'text',
  required: true,
  admin: { ...half, placeholder: name === 'from' ? '09:00' : '17:00' },
  validate: (value: unknown) =>
    (typeof value === 'string' && isClockTime(value) && onQuantum(value)) ||
    `Write a time such as 09:00, in steps of ${quantumMinutes} minutes`,
});
const day = (name: string): Field => ({
  name,
  type: 'text',
  required: true,
  admin: { ...half, placeholder: '2026-12-27' },
  validate: (value: unknown) =>
    (typeof value === 'string' && isDay(value)) || 'Write a day as year-month-day, such as 2026-12-27',
});

type Count = { label: string; start: number; min: number; max: number; step?: number; description: string };
const count = (name: string, { label, start, min, max, step = 1, description }: Count): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: start,
  min,
  max,
  admin: { width: '50%', description },
  validate: (value: unknown) =>
    (typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= min &&
      value <= max &&
      value % step === 0) ||
    `Use a whole number from ${min} to ${max}${step > 1 ? `, a multiple of ${step}` : ''}`,
});

/** Who can be booked, and when. */
export const consultants: CollectionConfig = {
  slug: 'consultants',
  admin: {
    useAsTitle: 'name',
    group: 'Bookings',
    hideAPIURL: true,
    description: `Who gives consultations, and when. Times are those of ${site.jurisdiction.timeZone}; nobody is booked on a public holiday.`,
    defaultColumns: ['name', 'email', 'active'],
    hidden: ({ user }) => user?.role === 'editor' || Boolean(user?.mustChangePassword),
  },
  access: accessTo('consultants'),
  versions: false,
  fields: [
    line('name'),
    {
      name: 'email',
      type: 'email',
      required: true,
      label: 'E-mail',
      admin: { description: 'Gets an e-mail about each booking.' },
    },
    {
      name: 'meetingUrl',
      type: 'text',
      label: 'Address of the video call',
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')) ||
        'An address that begins with https://',
      admin: {
        description:
          'Goes into the confirmation and the calendar of the client. Empty if you send one each time.',
      },
    },
    {
      name: 'consultations',
      type: 'relationship',
      relationTo: 'consultations',
      hasMany: true,
      admin: { description: 'Which they give. Empty: all of them.' },
    },
    {
      name: 'hours',
      type: 'array',
      labels: { singular: 'Hours of a day', plural: 'Hours of a week' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'weekday',
              type: 'select',
              required: true,
              options: weekdays.map((label, at) => ({ value: String(at + 1), label })),
              admin: half,
            },
            clockTime('from'),
            clockTime('to'),
          ],
        },
      ],
    },
    {
      name: 'daysOff',
      type: 'array',
      labels: { singular: 'Time off', plural: 'Days off' },
      fields: [{ type: 'row', fields: [day('from'), day('to')] }],
    },
    {
      type: 'row',
      fields: [
        count('everyMinutes', {
          label: 'A start every … minutes',
          start: 30,
          min: 5,
          max: 240,
          step: quantumMinutes,
          description: 'From the beginning of each day’s hours.',
        }),
        count('bufferMinutes', {
          label: 'Break after each, in minutes',
          start: 10,
          min: 0,
          max: 240,
          step: quantumMinutes,
          description: 'Nothing else begins in it.',
        }),
        count('leadHours', {
          label: 'Not sooner than, in hours',
          start: 12,
          min: 0,
          max: 720,
          description: 'From the moment of booking.',
        }),
        count('horizonDays', {
          label: 'Not later than, in days',
          start: 60,
          min: 1,
          max: 365,
          description: 'From the moment of booking.',
        }),
      ],
    },
    {
      name: 'feed',
      type: 'text',
      virtual: true,
      label: 'Address of the calendar',
      admin: {
        readOnly: true,
        description:
          'Subscribe to it in a calendar program: it has every booking in it. Anyone who has the address sees them, so keep it secret.',
        condition: (data) => Boolean(data.id),
      },
      hooks: { afterRead: [({ siblingData }) => feedAddress(siblingData)] },
    },
    {
      name: 'feedNumber',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      label: 'Number of that address',
      admin: { description: 'Another number makes another address; the old one ends.' },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: 'Can be booked',
      admin: { position: 'sidebar' },
    },
    sample,
  ],
};
