import { type ClockReading, runClock } from '@majak/law/run-clock';
import type { Case } from '@majak/tools/cases/case';
import { site } from '../site.ts';

/** What the law says of a case that was filed; nothing before, once it has ended, or where no clock is known for what is applied for. */
export function clockOfCase({ permit, filedOn, endedOn, pauses }: Case): ClockReading | undefined {
  const clock = site.law?.clock;
  const kind = clock?.permits.find(({ id }) => id === permit);
  return clock && kind && filedOn && !endedOn
    ? runClock(clock, { kind, known: { filedOn }, pauses })
    : undefined;
}
