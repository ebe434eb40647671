import { createHash } from 'node:crypto';
import { type BookingOutcome, book } from '@majak/desk/bookings/book';
import { bookingPath } from '@majak/desk/bookings/booking-address';
import type { Consultation } from '@majak/desk/bookings/consultations';
import { nextSlots, type Slot } from '@majak/desk/bookings/list-slots';
import { orderOfBooking } from '@majak/desk/bookings/order-of-booking';
import { waitForTime } from '@majak/desk/bookings/waiting-list';
import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import { bookingForm, startFaults } from '@majak/tools/bookings/booking-form';
import { timeZoneOf } from '@majak/tools/bookings/moment-in-zone';
import { waitingForm } from '@majak/tools/bookings/waiting-form';
import { textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import type { Payload } from 'payload';
import { serverErrorsByPath } from '../form/server-errors-by-path.ts';
import { readBody } from '../intake/read-body.ts';
import { honeypotField } from '../intake/spam-checks.ts';
import { timeZone as officeZone } from '../today.ts';
import type { BookingDraft } from './booking-form.tsx';
import { slotDays } from './slot-days.ts';
import type { WaitingDraft } from './waiting-form.tsx';

const maxBytes = 64 * 1024;
const later = 'We couldn’t take that right now. Nothing is lost: try again in a minute.';
const tooFast = 'That was a lot at once. Wait a minute, then press the button again.';

/** What came of a post: where to go next, or the page once more. */
export type HandledBooking = { next: string } | { draft: BookingDraft } | { waiting: WaitingDraft };

type Post = readonly (readonly [name: string, text: string])[];

/** The same press is the same booking, however often it comes. */
const keyOf = (post: Post, slug: string): string =>
  `page:${createHash('sha256')
    .update(JSON.stringify([slug, post.filter(([name]) => name !== honeypotField)]))
    .digest('base64url')}`;

const networkOf = (request: Request): string => request.headers.get('x-client-address') ?? 'unknown';

const isAllowed = async (request: Request): Promise<boolean> =>
  (await secondsUntilAllowed(
    await openPayload(),
    { name: 'booking', points: env.CONTACT_LIMIT_PER_MINUTE, durationS: 60 },
    networkOf(request),
  )) === undefined;

async function postIn(request: Request): Promise<Post | undefined> {
  const body = await readBody(request, maxBytes);
  return !(body instanceof Response) && body.kind === 'form' ? body.value : undefined;
}

/** Takes a booking by a plain post. What was typed comes back with whatever was not taken. */
export async function handleBookingPost(
  request: Request,
  consultation: Consultation,
): Promise<HandledBooking> {
  const post = await postIn(request);
  const { fields } = bookingForm;
  const typed = fromPost(fields, post ?? []);
  const again = (status: number, notice: string): HandledBooking => ({
    draft: { status, typed, said: {}, notice },
  });
  if (!post) return again(413, 'This is more than we can take at once. Please shorten what it’s about.');
  if (post.some(([name, text]) => name === honeypotField && text !== '')) return again(422, later);
  const read = readForm(bookingForm, textsToAnswers(fields, typed));
  try {
    const payload = await openPayload();
    const faults = read.ok ? startFaults(read.value, consultation) : read.faults;
    if (!read.ok || faults.length > 0) {
      const said = serverErrorsByPath(fields, faults);
      // Whose time cannot be read chooses another, and nothing else again.
      const next = said.start ? { next: await nextTimes(payload, consultation, typed) } : {};
      return { draft: { status: 422, typed, said, ...next } };
    }
    if (!(await isAllowed(request))) return again(429, tooFast);
    const outcome = await book(payload, {
      consultation,
      answers: read.value,
      idempotencyKey: keyOf(post, consultation.slug),
      network: networkOf(request),
    });
    if (outcome.kind !== 'booked') return { draft: draftOf(outcome, typed) };
    const order = await orderOfBooking(payload, outcome.booking);
    return { next: order?.paymentPath ?? bookingPath(outcome.booking.reference) };
  } catch (error) {
    logFailure('A booking could not be stored', error);
    return again(503, later);
  }
}

type Typed = BookingDraft['typed'];

const daysOf = (slots: readonly Slot[], { zone = '' }: Typed) =>
  slotDays(
    slots.map(({ startMs }) => startMs),
    timeZoneOf(zone) ?? officeZone,
  );

/** As many as are offered instead of one that is gone. */
const nextCount = 6;

async function nextTimes(payload: Payload, consultation: Consultation, typed: Typed) {
  const now = new Date();
  return daysOf(await nextSlots(payload, { consultation, now, fromMs: now.getTime() }, nextCount), typed);
}

const gone =
  'Somebody else has just taken this time. What you typed is still here: choose one of the next times.';

const booksALot =
  'You’ve taken several times lately without paying for one, so we can’t keep another for now. Move one of them with the link in our e-mail, or write to us, and we’ll find a time.';

function draftOf(outcome: Exclude<BookingOutcome, { kind: 'booked' }>, typed: Typed): BookingDraft {
  switch (outcome.kind) {
    case 'gone':
      return { status: 409, typed, said: {}, notice: gone, next: daysOf(outcome.next, typed) };
    case 'too many':
      return { status: 429, typed, said: {}, notice: booksALot };
    case 'key reused':
      return { status: 409, typed, said: {}, notice: later };
  }
}

/** Puts somebody on the list of those who wait for a time, by a plain post. */
export async function handleWaitingPost(
  request: Request,
  consultation: Consultation,
): Promise<HandledBooking> {
  const post = (await postIn(request)) ?? [];
  const { fields } = waitingForm;
  const typed = fromPost(fields, post);
  const again = (fault: string): HandledBooking => ({ waiting: { email: typed.email ?? '', fault } });
  const read = readForm(waitingForm, textsToAnswers(fields, typed));
  if (!read.ok) return again(read.faults[0]?.message ?? later);
  const next = `?done=waiting&zone=${encodeURIComponent(read.value.zone)}#wait`;
  if (post.some(([name, text]) => name === honeypotField && text !== '')) return { next };
  try {
    if (!(await isAllowed(request))) return again(tooFast);
    const zone = timeZoneOf(read.value.zone) ?? officeZone;
    await waitForTime(await openPayload(), { consultation, email: read.value.email, zone });
    return { next };
  } catch (error) {
    logFailure('Somebody who waits could not be stored', error);
    return again(later);
  }
}
