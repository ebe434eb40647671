import { bookingForm } from '@majak/tools/bookings/booking-form';
import { type JsonSchema, jsonSchema } from '@majak/tools/form/json-schema';
import { mostDays } from '../../bookings/read-slots-question.ts';
import { json, problems } from './responses.ts';
import { objectWith, ref } from './schemas.ts';

const tags = ['Bookings'];
const text: JsonSchema = { type: 'string' };
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const day: JsonSchema = { type: 'string', format: 'date' };
const url: JsonSchema = { type: 'string', format: 'uri' };
const orNull = (schema: JsonSchema, description: string): JsonSchema => ({
  anyOf: [schema, { type: 'null' }],
  description,
});

const type = {
  name: 'type',
  in: 'path',
  required: true,
  description: 'The address of a consultation, such as 40-min-consultancy.',
  schema: text,
};
const inQuery = (name: string, schema: JsonSchema, description: string): JsonSchema => ({
  name,
  in: 'query',
  schema,
  description,
});

const money = objectWith({
  minor: { type: 'integer', description: 'In the smallest unit of the currency.' },
  currency: text,
});
const slot = objectWith({
  start: { ...moment, description: 'In UTC: what a booking is made with.' },
  end: moment,
  day: { ...day, description: 'The day in the time zone that was asked for.' },
  time: {
    ...text,
    description: 'What a clock there shows, `14:30`; `02:30 (UTC+2)` in an hour that this day has twice.',
  },
  offset: text,
});
const slots = objectWith({
  type: text,
  title: text,
  minutes: { type: 'integer' },
  price: orNull(money, 'Null where it is free of charge.'),
  zone: text,
  slots: { type: 'array', items: slot, description: 'In order.' },
});
const booked = objectWith({
  reference: text,
  state: { enum: ['awaiting payment', 'confirmed', 'cancelled', 'lapsed', 'displaced'] },
  start: moment,
  end: moment,
  booking: { ...url, description: 'The page on which it is moved and cancelled: whoever has it can.' },
  payment: orNull(url, 'The page on which it is paid; null where nothing is to be paid.'),
});

/** Free times of consultations, and booking one. */
export const bookingPaths = (): Record<string, JsonSchema> => ({
  '/api/v1/bookings/{type}/slots': {
    parameters: [type],
    get: {
      operationId: 'listSlots',
      tags,
      summary: 'The free times of a consultation',
      description:
        'Hours, holidays and breaks are those of the office; days and times are told in the zone that is asked for.',
      parameters: [
        inQuery('from', day, 'The first day, of the zone; today where it is left out.'),
        inQuery(
          'to',
          day,
          `The last day, at most ${mostDays} with the first; the first where it is left out.`,
        ),
        inQuery('zone', text, 'A time zone of IANA; that of the office where it is left out.'),
      ],
      responses: { 200: json('They are free at this moment.', slots), ...problems(404, 405, 422, 429) },
    },
  },
  '/api/v1/bookings/{type}': {
    parameters: [type],
    post: {
      operationId: 'book',
      tags,
      summary: 'Book a time',
      description:
        'A confirmation goes to the address. What has a price is held while it is paid. Send an `Idempotency-Key`: the same one is the same booking, however often it comes.',
      parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(bookingForm.fields) } },
      },
      responses: {
        201: json('It is booked, or held while it is paid.', booked),
        409: {
          description: 'Somebody else has this time: `next` has the next ones.',
          content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
        },
        ...problems(400, 403, 404, 405, 413, 415, 422, 429, 503),
      },
    },
  },
});
