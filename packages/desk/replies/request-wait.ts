import { isWorkingDayIn } from '@majak/law/working-day';
import { site } from '../site.ts';
import { afterOpenMinutes, type OfficeHours, openMinutes } from './office-hours.ts';

/** How long a client has waited, or waited, for a first answer: in minutes in which the office was open. */
export type RequestWait = {
  minutes: number;
  promisedMinutes: number;
  answered: boolean;
  /** By when the promise wants it answered: ISO 8601. */
  answerBy: string | null;
};

const { opens, closes, withinMinutes } = site.answering;
const hours: OfficeHours = {
  opens,
  closes,
  timeZone: site.jurisdiction.timeZone,
  isOpenOn: (day) => isWorkingDayIn(site.jurisdiction, day),
};

type Waiting = {
  createdAt?: string | null;
  answeredAt?: string | null;
  stage?: string | null;
  spam?: boolean | null;
  redactedAt?: string | null;
};

/** Stages in which nobody waits for a first answer any more. */
const settled: ReadonlySet<unknown> = new Set(['answered', 'closed']);

/** What the wait of a request is against the promise; nothing where nobody waits, or it is not known when they were answered. */
export function requestWait(
  { createdAt, answeredAt, stage, spam, redactedAt }: Waiting,
  now: Date,
): RequestWait | null {
  if (!createdAt || spam || (!answeredAt && (redactedAt || settled.has(stage)))) return null;
  const from = new Date(createdAt);
  return {
    minutes: openMinutes(hours, from, answeredAt ? new Date(answeredAt) : now),
    promisedMinutes: withinMinutes,
    answered: Boolean(answeredAt),
    answerBy: afterOpenMinutes(hours, from, withinMinutes)?.toISOString() ?? null,
  };
}
