import { type CalendarDay, writeCalendar } from '@majak/desk/calendar/write-calendar';
import { site } from '@majak/desk/site';
import type { DatedStep } from '@majak/law/date-steps';
import type { LegalClock } from '@majak/law/legal-clock';
import { type ClockQuestion, runClock } from '@majak/law/run-clock';
import { placeInWords } from './clock-json.ts';

/** The days of a step: the last one, and the first where one can start. */
function daysOf({ id, title, from, by, when, places }: DatedStep): CalendarDay[] {
  const about = [`${when}.`, ...places.map(placeInWords)].join('\n');
  return [
    ...(from ? [{ id: `${id}-from`, day: from, title: by ? `From today: ${title}` : title, about }] : []),
    ...(by ? [{ id, day: by, title, about }] : []),
  ];
}

/**
 * The days of an application as a calendar's file: its end, and what is done by when. What lies before the filing is left
 * out. An id is made of the permit and the day of filing, so that a calendar moves a day when a pause is added.
 * @param at When it is written.
 */
export function clockCalendar(clock: LegalClock, asked: ClockQuestion, at: Date): string {
  const { kind, known } = asked;
  const days = runClock(clock, asked)
    .steps.flatMap(daysOf)
    .filter(({ day }) => day > known.filedOn)
    .map((one) => ({ ...one, id: `${kind.id}-${known.filedOn}-${one.id}` }));
  return writeCalendar({ name: kind.title, host: site.domain, company: site.brand, days, at });
}
