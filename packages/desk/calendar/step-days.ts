import type { DatedStep } from '@majak/law/date-steps';
import { placeInWords } from '@majak/law/place-in-words';
import type { CalendarDay } from './write-calendar.ts';

/** The days of a step of an application: the last one, and the first where one can start. */
export function stepDays({ id, title, from, by, when, places }: DatedStep): CalendarDay[] {
  const about = [`${when}.`, ...places.map(placeInWords)].join('\n');
  return [
    ...(from ? [{ id: `${id}-from`, day: from, title: by ? `From today: ${title}` : title, about }] : []),
    ...(by ? [{ id, day: by, title, about }] : []),
  ];
}
