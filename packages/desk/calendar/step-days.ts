import type { DatedStep } from '@majak/law/date-steps';
import { surenesses } from '@majak/law/legal-clock';
import { placeInWords } from '@majak/law/place-in-words';
import type { CalendarDay } from './write-calendar.ts';

/** The days of a step of an application: the last one, and the first where one can start. */
export function stepDays({ id, title, from, by, when, places, sureness }: DatedStep): CalendarDay[] {
  const unsure = sureness === 'stated' ? [] : [`How sure it is: ${surenesses[sureness]}.`];
  const about = [`${when}.`, ...places.map(placeInWords), ...unsure].join('\n');
  return [
    ...(from ? [{ id: `${id}-from`, day: from, title: by ? `From today: ${title}` : title, about }] : []),
    ...(by ? [{ id, day: by, title, about }] : []),
  ];
}
