import { addDays, type Day } from '@majak/law/dates';
import { workingDayFrom } from '../../../cz/deadlines.ts';
import { applications } from '../applied-for.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import type { Inactivity } from './inactivity-form.ts';

/** The last day on which the office may decide; nothing where the day of filing is not known. Source: § 40(1) of act 500/2004. */
export const lastDayToDecide = ({ applied, filedOn, stopped }: Inactivity): Day | undefined =>
  filedOn
    ? workingDayFrom(addDays(filedOn, ruleValueOn(applications[applied].time, filedOn) + stopped))
    : undefined;
