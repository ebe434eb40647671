import type { Case } from '@majak/tools/cases/case';
import { missingPapers } from '@majak/tools/cases/who-acts';
import { clockDays } from '../calendar/clock-days.ts';
import { stepDays } from '../calendar/step-days.ts';
import { type CalendarDay, writeCalendar } from '../calendar/write-calendar.ts';
import { site } from '../site.ts';
import { permitTitle } from './case-kinds.ts';
import { clockOfCase, stepsLeft } from './clock-of-case.ts';

/** The days by which papers are needed, ours and the office's. */
function paperDays({ papers, pauses }: Case): CalendarDay[] {
  const missing = missingPapers(papers);
  const open = pauses.find(({ to }) => to === undefined);
  return [
    ...missing.flatMap(({ number, title, due }) =>
      due ? [{ id: `paper-${number}`, day: due, title: `Bring us: ${title}` }] : [],
    ),
    ...(open?.answerBy
      ? [
          {
            id: `answer-${open.from}`,
            day: open.answerBy,
            title: 'The office wants an answer',
            about: open.reason,
          },
        ]
      : []),
  ];
}

/** What is still to come in a case, by the day. */
function daysOf(now: Case): CalendarDay[] {
  const { filedOn } = now;
  const reading = clockOfCase(now);
  const steps = reading ? clockDays(reading) : stepsLeft(now).flatMap(stepDays);
  return [...steps.filter(({ day }) => !filedOn || day > filedOn), ...paperDays(now)];
}

/**
 * The days of a case as a calendar that programs read again and again: a day moves when a pause is added.
 * @param at When it is written.
 */
export const caseCalendar = (now: Case, at: Date): string =>
  writeCalendar({
    name: `${permitTitle(now.permit)}, ${now.reference}`,
    host: site.domain,
    company: site.brand,
    days: daysOf(now).map((one) => ({ ...one, id: `${now.reference.toLowerCase()}-${one.id}` })),
    at,
  });
