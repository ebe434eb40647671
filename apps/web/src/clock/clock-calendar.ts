import { clockDays } from '@majak/desk/calendar/clock-days';
import { writeCalendar } from '@majak/desk/calendar/write-calendar';
import { site } from '@majak/desk/site';
import type { LegalClock } from '@majak/law/legal-clock';
import { type ClockQuestion, runClock } from '@majak/law/run-clock';

/**
 * The days of an application as a calendar's file: its end, and what is done by when. What lies before the filing is left
 * out. An id is made of the permit and the day of filing, so that a calendar moves a day when a pause is added.
 * @param at When it is written.
 */
export function clockCalendar(clock: LegalClock, asked: ClockQuestion, at: Date): string {
  const { kind, known } = asked;
  const days = clockDays(runClock(clock, asked))
    .filter(({ day }) => day > known.filedOn)
    .map((one) => ({ ...one, id: `${kind.id}-${known.filedOn}-${one.id}` }));
  return writeCalendar({ name: kind.title, host: site.domain, company: site.brand, days, at });
}
