import { addDays, type Day } from '@majak/law/dates';
import { momentInZone, startOfDay } from '@majak/tools/bookings/moment-in-zone';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { site } from '../site.ts';

/** A booking in the calendar of the staff, by the clock of the office. */
export type BookedInWeek = { id: number; title: string; from: string; to: string; isPaidFor: boolean };

/** What a consultant is booked for, day by day from Monday. */
export type ConsultantWeek = {
  name: string;
  days: readonly { day: Day; bookings: readonly BookedInWeek[] }[];
};

const { timeZone } = site.jurisdiction;
const days = [0, 1, 2, 3, 4, 5, 6];

/** The Monday of the week in which a day is. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

const momentOf = (at: unknown) =>
  momentInZone(at instanceof Date ? at.getTime() : Date.parse(String(at)), timeZone);

const bookedIn = (row: Record<string, unknown>): BookedInWeek => ({
  id: Number(row.id),
  title: String(row.title),
  from: momentOf(row.starts_at).time,
  to: momentOf(row.ends_at).time,
  isPaidFor: row.state === 'confirmed',
});

/** What consultants are booked for in a week, or is held while it is paid: everybody who can be booked, and whoever is. */
export async function weekOfBookings(payload: Payload, monday: Day): Promise<ConsultantWeek[]> {
  const at = (day: Day) => new Date(startOfDay(day, timeZone)).toISOString();
  const rows = await query(
    payload,
    sql`SELECT id, title, starts_at, ends_at, state, consultant_id FROM bookings
        WHERE starts_at >= ${at(monday)} AND starts_at < ${at(addDays(monday, 7))}
          AND state IN ('confirmed', 'awaiting payment') AND redacted_at IS NULL ORDER BY starts_at, id`,
  );
  const consultants = await query(payload, sql`SELECT id, name, active FROM consultants ORDER BY id`);
  return consultants.flatMap(({ id, name, active }) => {
    const own = rows.filter((row) => Number(row.consultant_id) === Number(id));
    const on = (day: Day) => own.filter((row) => momentOf(row.starts_at).day === day).map(bookedIn);
    if (!active && own.length === 0) return [];
    return [
      {
        name: String(name),
        days: days.map((offset) => addDays(monday, offset)).map((day) => ({ day, bookings: on(day) })),
      },
    ];
  });
}
