import { type DatedStep, dateSteps } from '@majak/law/date-steps';
import { type ClockReading, runClock } from '@majak/law/run-clock';
import type { Case } from '@majak/tools/cases/case';
import { caseDayKeys } from '@majak/tools/cases/case-days';
import { site } from '../site.ts';

const kindOf = (permit: string) => site.law?.clock?.permits.find(({ id }) => id === permit);

/** Whether the law has a longer time for what is applied for, which an office may take. */
export const hasLongerTime = (permit: string): boolean => kindOf(permit)?.complex !== undefined;

/** Days from which only that is counted which a person does about their stay, whatever the office does. */
const afterwards: ReadonlySet<string> = new Set(caseDayKeys);

const isDated = ({ from, by }: DatedStep): boolean => (from ?? by) !== undefined;

/** Whether a case that is closed ended with a permit, whose days go on to matter. */
const wasGranted = ({ history }: Case): boolean =>
  history.findLast(({ kind }) => kind === 'decided')?.answers.outcome === 'granted';

/**
 * What a person has to do beside the clock of the office: before the filing and after the closing what has a day, such as
 * the extension of a card that ends; once it is granted, all that is left, such as giving fingerprints.
 */
export function stepsLeft(now: Case): readonly DatedStep[] {
  const kind = kindOf(now.permit);
  const clock = site.law?.clock;
  if (!clock || !kind) return [];
  const counted = clock.steps.filter(({ anchor }) => anchor && afterwards.has(anchor)).map(({ id }) => id);
  const steps = dateSteps(
    clock,
    kind.steps.filter((id) => counted.includes(id)),
    now.days,
  );
  if (now.state === 'granted') return steps;
  return now.state === 'preparing' || (now.state === 'closed' && wasGranted(now))
    ? steps.filter(isDated)
    : [];
}

/** What the law says of a case that was filed; nothing before, once it has ended, or where no clock is known for what is applied for. */
export function clockOfCase({
  permit,
  filedOn,
  endedOn,
  days,
  pauses,
  complex,
}: Case): ClockReading | undefined {
  const kind = kindOf(permit);
  const clock = site.law?.clock;
  return clock && kind && filedOn && !endedOn
    ? runClock(clock, { kind, known: { ...days, filedOn }, pauses, complex })
    : undefined;
}
