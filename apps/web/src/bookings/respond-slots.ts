import { findConsultation } from '@majak/desk/bookings/consultations';
import { listSlots } from '@majak/desk/bookings/list-slots';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { addDays } from '@majak/law/dates';
import { momentInZone, startOfDay } from '@majak/tools/bookings/moment-in-zone';
import { minuteMs } from '@majak/tools/bookings/quanta';
import { problem } from '../problem.ts';
import { timeZone as officeZone } from '../today.ts';
import { readSlotsQuestion } from './read-slots-question.ts';

const limit = { name: 'slots', points: 120, durationS: 60 };

export const noConsultation = (): Response =>
  problem({ status: 404, title: 'There is no such consultation' });

export const tooMany = (retryAfterS: number): Response =>
  problem({
    status: 429,
    title: 'Too many calls from this address',
    headers: { 'Retry-After': String(retryAfterS) },
  });

/** The free times of a consultation: 200, or 404, 422, 429 as problem+json with every wrong parameter by name. */
export async function respondSlots(request: Request, type: string): Promise<Response> {
  const now = new Date();
  const client = request.headers.get('x-client-address') ?? 'unknown';
  const retryAfterS = await secondsUntilAllowedHere(limit, client);
  if (retryAfterS !== undefined) return tooMany(retryAfterS);
  const payload = await openPayload();
  const consultation = await findConsultation(payload, type);
  if (!consultation) return noConsultation();
  const read = readSlotsQuestion(new URL(request.url).searchParams, { now, officeZone });
  if (!read.ok)
    return problem({ status: 422, title: 'Some parameters need your attention', errors: [...read.faults] });
  const { from, to, zone } = read.value;
  const within = { fromMs: startOfDay(from, zone), toMs: startOfDay(addDays(to, 1), zone) };
  const slots = await listSlots(payload, { consultation, within, now });
  const { slug, title, minutes, price } = consultation;
  return Response.json(
    {
      type: slug,
      title,
      minutes,
      price: price ?? null,
      zone,
      slots: slots.map(({ startMs }) => ({
        start: new Date(startMs).toISOString(),
        end: new Date(startMs + minutes * minuteMs).toISOString(),
        ...momentInZone(startMs, zone),
      })),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
