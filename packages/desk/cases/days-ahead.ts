import type { DatedStep } from '@majak/law/date-steps';
import type { Day } from '@majak/law/dates';
import type { Case } from '@majak/tools/cases/case';
import { isEnded } from '@majak/tools/cases/case-states';
import { missingPapers } from '@majak/tools/cases/who-acts';
import { clockOfCase, stepsLeft } from './clock-of-case.ts';

/** A day of a case that somebody has to keep, in the words in which its client is told. */
export type DayAhead = {
  day: Day;
  title: string;
  /** Who keeps it. */
  who: 'client' | 'office';
  /** Whether it is still waited for once it is over. */
  waited: boolean;
};

const stepDays = ({ title, who: by, from: first, by: last, document }: DatedStep): DayAhead[] => {
  // A letter for once the time is over: that it is over says the day of the decision.
  if (document) return [];
  const who = by === 'office' ? 'office' : 'client';
  const waited = who === 'office';
  const at = (day: Day, words: string): DayAhead => ({ day, title: words, who, waited });
  return [
    ...(first ? [at(first, last ? `${title}: the first day` : title)] : []),
    ...(last ? [at(last, first ? `${title}: the last day` : title)] : []),
  ];
};

/** What the office may take in a complex case, until it is known which time it takes. */
const longerDay = (now: Case): DayAhead[] => {
  const day = clockOfCase(now)?.complex?.last;
  return day ? [{ day, title: 'The longer time of the office ends', who: 'office', waited: false }] : [];
};

const paperDays = ({ papers }: Case): DayAhead[] =>
  missingPapers(papers).flatMap(({ title, due }) =>
    due ? [{ day: due, title: `Bring us: ${title}`, who: 'client', waited: true }] : [],
  );

const answerDays = ({ pauses }: Case): DayAhead[] =>
  pauses.flatMap(({ to, answerBy }) =>
    answerBy && to === undefined
      ? [{ day: answerBy, title: 'The office wants an answer', who: 'client', waited: true }]
      : [],
  );

/**
 * What is to be done about a case from a day on, the next first; and what should have been done and is still waited for:
 * a decision, an answer to the office, a paper.
 */
export function daysAhead(now: Case, today: Day): DayAhead[] {
  const { filedOn, state } = now;
  const steps = clockOfCase(now)?.steps ?? stepsLeft(now);
  const goesOn = !isEnded(state);
  return [
    ...steps.flatMap(stepDays).filter(({ day }) => !filedOn || day > filedOn),
    ...longerDay(now),
    ...(goesOn ? [...paperDays(now), ...answerDays(now)] : []),
  ]
    .filter(({ day, waited }) => day >= today || (waited && goesOn))
    .sort((one, other) => one.day.localeCompare(other.day));
}
