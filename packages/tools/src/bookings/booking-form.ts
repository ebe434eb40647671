import * as z from 'zod/mini';
import type { Fault } from '../form/fault.ts';
import { form } from '../form/form.ts';
import { email } from '../form/kinds/email.ts';
import { optionalLongText } from '../form/kinds/long-text.ts';
import { personName } from '../form/kinds/person-name.ts';
import { phone } from '../form/kinds/phone.ts';
import { optionalText, text } from '../form/kinds/text.ts';
import { optionalTick } from '../form/kinds/tick.ts';
import type { Money } from '../money/money.ts';
import { startRequest } from '../orders/start-request.ts';
import { timeZoneOf } from './moment-in-zone.ts';

const wrongStart = 'Choose one of the times';
/** A moment to the minute, in UTC: what `slots` give. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00(\.000)?)?Z$/;

/** The moment that somebody chose. */
export const startField = text({
  label: 'Time',
  missing: 'Choose a time',
  maxLength: 40,
  more: [z.refine((start) => moment.test(start) && !Number.isNaN(Date.parse(start)), { error: wrongStart })],
});

/** The time zone in which somebody reads times; empty for that of the office. */
export const zoneField = optionalText({
  label: 'Time zone',
  maxLength: 60,
  more: [
    z.refine((zone) => zone === '' || timeZoneOf(zone) !== undefined, {
      error: 'Choose a time zone from the list',
    }),
  ],
});

/** What is asked of whoever books a consultation. */
export const bookingForm = form({
  key: 'booking',
  version: 1,
  whole: 'Send an object with the time, your name, e-mail and phone',
  fields: {
    start: startField,
    zone: zoneField,
    name: personName({ label: 'Full name', missing: 'Enter your name', fact: 'person.name' }),
    email: email({
      label: 'E-mail',
      hint: 'We’ll send the confirmation there',
      missing: 'Enter your e-mail address',
      fact: 'person.email',
    }),
    phone: phone({
      label: 'Phone',
      hint: 'With the country code. We call it if the video fails.',
      missing: 'Enter your phone number',
      fact: 'person.phone',
    }),
    about: optionalLongText({
      label: 'What it’s about',
      hint: 'Your question and your deadline, if there is one. Please leave out document numbers.',
      maxLength: 3000,
      rows: 5,
      personal: true,
    }),
    startAsked: optionalTick({
      label: 'Within the days to withdraw',
      says: startRequest.consultation,
      missing: 'Tick the box if we may give the consultation at that time',
    }),
  },
});

/** What is missing where a consultation has a price: it may be given within the days to withdraw only on request. */
export const startFaults = (
  { startAsked }: { startAsked: boolean },
  { price }: { price?: Money | undefined },
): readonly Fault[] =>
  price && !startAsked
    ? [
        {
          field: 'startAsked',
          code: 'required',
          message: 'Tick the box if we may give the consultation at that time',
        },
      ]
    : [];
