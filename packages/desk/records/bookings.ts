import type { CollectionConfig, Field } from 'payload';
import { accessTo } from '../content/access.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import { deliveryFields } from './delivery-fields.ts';

/** A column that the booking's changes come to: shown, never typed. */
const column = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field;
const unseen = (field: Field): Field =>
  ({ ...field, admin: { readOnly: true, condition: () => false } }) as Field;
const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' } as const;

/**
 * Consultations that were booked, a row each: what the changes of a booking come to, kept for lists. It is written by
 * `bookings/list-booking.ts` alone.
 */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: {
    useAsTitle: 'title',
    group: 'Desk',
    hideAPIURL: true,
    description:
      'Consultations that clients booked on the site. “Week of bookings” in the menu shows them by day.',
    defaultColumns: ['startsAt', 'title', 'consultant', 'state', 'reference'],
    listSearchableFields: ['title', 'reference', 'email'],
    hidden: ({ user }) => user?.role === 'editor' || Boolean(user?.mustChangePassword),
  },
  access: accessTo('bookings'),
  versions: false,
  defaultSort: '-startsAt',
  endpoints: bookingEndpoints,
  fields: [
    { name: 'desk', type: 'ui', admin: { components: { Field: '/components/booking-desk#BookingDesk' } } },
    column({ name: 'title', label: 'Who and what', type: 'text', required: true }),
    column({
      name: 'startsAt',
      label: 'Begins',
      type: 'date',
      required: true,
      index: true,
      admin: { date: moment },
    }),
    column({ name: 'endsAt', label: 'Ends', type: 'date', required: true, admin: { date: moment } }),
    column({
      name: 'state',
      type: 'text',
      required: true,
      index: true,
      admin: {
        components: {
          Cell: '/components/booking-state#BookingStateCell',
          Field: '/components/booking-state#BookingStateField',
        },
      },
    }),
    column({ name: 'consultant', type: 'relationship', relationTo: 'consultants', index: true }),
    column({ name: 'email', label: 'E-mail', type: 'text', index: true }),
    column({ name: 'phone', type: 'text' }),
    column({ name: 'about', label: 'What it is about', type: 'textarea' }),
    column({ name: 'zone', label: 'Time zone of the client', type: 'text' }),
    column({ name: 'price', type: 'text' }),
    column({ name: 'reference', type: 'text', required: true, unique: true, index: true }),
    unseen({ name: 'consultation', type: 'text', required: true, index: true }),
    unseen({ name: 'heldUntil', type: 'date', index: true }),
    unseen({ name: 'confirmedAt', type: 'date' }),
    unseen({ name: 'lastNumber', type: 'number', required: true }),
    unseen({ name: 'redactedAt', label: 'Erased on', type: 'date', index: true }),
  ],
};

/** What happened to bookings, and what their clients are reminded of: a row each, never edited. They are the truth of a booking. */
export const bookingChanges: CollectionConfig = {
  slug: 'booking-changes',
  admin: { hidden: true },
  access: accessTo('booking-changes'),
  versions: false,
  fields: [
    { name: 'booking', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'details', type: 'textarea', required: true },
    { name: 'author', type: 'text', required: true },
    { name: 'unlisted', type: 'checkbox', index: true },
    ...deliveryFields,
  ],
};

/** Pieces of consultants' time that are given away. The index is what keeps one from being given away twice. */
export const bookingQuanta: CollectionConfig = {
  slug: 'booking-quanta',
  admin: { hidden: true },
  access: accessTo('booking-quanta'),
  versions: false,
  indexes: [{ fields: ['consultant', 'quantum'], unique: true }],
  fields: [
    { name: 'consultant', type: 'number', required: true },
    { name: 'quantum', type: 'number', required: true },
    { name: 'booking', type: 'text', required: true, index: true },
    { name: 'claim', type: 'number', required: true },
    // Empty: for good.
    { name: 'heldUntil', type: 'date' },
  ],
};

/** Who waits for a time of a consultation to be free: told once. */
export const bookingWaits: CollectionConfig = {
  slug: 'booking-waits',
  admin: { hidden: true },
  access: accessTo('booking-waits'),
  versions: false,
  fields: [
    { name: 'consultation', type: 'text', required: true, index: true },
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'zone', type: 'text', required: true },
    ...deliveryFields,
  ],
};
