import { addDays, type Day } from '@majak/law/dates';
import { workingDayFrom } from '../../../cz/deadlines.ts';
import { applications } from '../applied-for.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import type { Inactivity } from './inactivity-form.ts';

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * The last day on which the office may decide, no earlier than so many days after a suspension; nothing where the day of
 * filing is not known. Sources: § 40(1) and § 65(1) of act 500/2004.
 */
export function lastDayToDecide({ applied, filedOn, stopped, stoppedUntil }: Inactivity): Day | undefined {
  if (!filedOn) return undefined;
  const counted = addDays(filedOn, ruleValueOn(applications[applied].time, filedOn) + stopped);
  if (!stoppedUntil) return workingDayFrom(counted);
  const left = addDays(stoppedUntil, ruleValueOn('cz.decision.afterPause.days', filedOn));
  return workingDayFrom(laterOf(counted, left));
}
