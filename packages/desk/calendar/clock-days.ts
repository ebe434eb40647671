import { surenesses } from '@majak/law/legal-clock';
import type { ClockReading } from '@majak/law/run-clock';
import { stepDays } from './step-days.ts';
import type { CalendarDay } from './write-calendar.ts';

/** What is told with the day of the decision: how sure it is, and what a reader should know. */
const aboutDecision = ({ sureness, notes }: ClockReading): string[] => [
  `How sure it is: ${surenesses[sureness]}.`,
  ...notes,
];

/** The last day of the longer time, which an office may take. */
const longerDay = ({ complex }: ClockReading): CalendarDay[] =>
  complex?.last
    ? [
        {
          id: 'decision-complex',
          day: complex.last,
          title: 'The longer time of the office ends',
          about: `It applies in ${complex.when}.`,
        },
      ]
    : [];

/** What a clock says of an application, as days of a calendar: by when the office decides, and what is done by when. */
export const clockDays = (reading: ClockReading): CalendarDay[] => [
  ...reading.steps
    .flatMap(stepDays)
    .map((day) =>
      day.id === 'decision' ? { ...day, about: [day.about, ...aboutDecision(reading)].join('\n') } : day,
    ),
  ...longerDay(reading),
];
