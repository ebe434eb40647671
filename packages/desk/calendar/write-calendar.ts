import type { Day } from '@majak/law/dates';
import ical from 'ical-generator';

/** Something that a calendar keeps for a whole day. */
export type CalendarDay = {
  /** The same whenever it is written again, so that a calendar moves it and does not double it. */
  id: string;
  day: Day;
  title: string;
  /** What is told of it: where it stands in the law, what to bring. */
  about?: string;
};

type Calendar = {
  name: string;
  /** The host that ids are of: no two sites call two things alike. */
  host: string;
  /** Who writes it. */
  company: string;
  days: readonly CalendarDay[];
  /** When it is written. */
  at: Date;
};

/** A calendar as a file that programs open (RFC 5545). A day is that day everywhere, whatever the time zone. */
export function writeCalendar({ name, host, company, days, at }: Calendar): string {
  const calendar = ical({ name, prodId: { company, product: 'Dates', language: 'EN' } });
  for (const { id, day, title, about } of days)
    calendar.createEvent({
      id: `${id}@${host}`,
      start: day,
      allDay: true,
      summary: title,
      stamp: at,
      ...(about ? { description: about } : {}),
    });
  return `${calendar.toString()}\r\n`;
}
