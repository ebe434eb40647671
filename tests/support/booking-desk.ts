import { randomUUID } from 'node:crypto';
import { book } from '@majak/desk/bookings/book';
import { type Consultation, findConsultation } from '@majak/desk/bookings/consultations';
import { nextSlots } from '@majak/desk/bookings/list-slots';
import { query } from '@majak/desk/database';
import { minuteMs } from '@majak/tools/bookings/quanta';
import { sql } from 'drizzle-orm';
import { store } from './store.ts';

/** The consultation of these tests. */
export const slug = 'tried-consultancy';

/** Leaves no booking, no consultant, no delivery and no count. */
export async function forgetBookings(): Promise<void> {
  const tables = [
    'outbox',
    'bookings',
    'booking_changes',
    'booking_quanta',
    'booking_waits',
    'orders',
    'order_changes',
    'consultants',
    'consultations',
    'rate_limits',
  ];
  for (const table of tables) await query(await store(), sql`DELETE FROM ${sql.identifier(table)}`);
}

const everyDay = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Somebody who can be booked at any hour of any day. */
export async function hire(more: object = {}): Promise<number> {
  const { id } = await (await store()).create({
    collection: 'consultants',
    data: {
      name: 'Vera Sample',
      email: 'vera@majak.example',
      hours: everyDay.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
      everyMinutes: 60,
      bufferMinutes: 10,
      leadHours: 1,
      horizonDays: 60,
      feedNumber: 1,
      active: true,
      ...more,
    },
    depth: 0,
    overrideAccess: true,
  });
  return id;
}

/** Offers the consultation of these tests. */
export async function offer(more: object = {}): Promise<Consultation> {
  const payload = await store();
  await payload.create({
    collection: 'consultations',
    data: { title: 'A try', slug, lead: 'A try.', minutes: 40, place: 'By video', offered: true, ...more },
    depth: 0,
    overrideAccess: true,
  });
  const found = await findConsultation(payload, slug);
  if (!found) throw new Error('It is not offered');
  return found;
}

/** The next free times, as they are booked by. */
export async function free(consultation: Consultation, count = 3, now = new Date()): Promise<string[]> {
  const slots = await nextSlots(await store(), { consultation, now, fromMs: now.getTime() }, count);
  return slots.map(({ startMs }) => new Date(startMs).toISOString());
}

/** Who books, when, and by which key. */
type Wanted = { start: string; email?: string; name?: string; idempotencyKey?: string };

export const bookIt = async (
  consultation: Consultation,
  { start, email = 'ana@example.com', name = 'Ana Sample', idempotencyKey = randomUUID() }: Wanted,
) =>
  book(await store(), {
    consultation,
    answers: {
      start,
      zone: 'Pacific/Auckland',
      name,
      email,
      phone: '+64 9 000 0000',
      about: 'My visa',
      startAsked: true,
    },
    idempotencyKey,
  });

/** The pieces of time that bookings have, by their references. */
export async function quantaByBooking(): Promise<Record<string, number>> {
  const rows = await query(
    await store(),
    sql`SELECT booking, count(*) AS pieces FROM booking_quanta GROUP BY booking`,
  );
  return Object.fromEntries(rows.map(({ booking, pieces }) => [String(booking), Number(pieces)]));
}

export const inMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * minuteMs).toISOString();
