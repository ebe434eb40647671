import type { LegalClock } from '@majak/law/legal-clock';
import type { Pause } from '@majak/law/merge-pauses';
import type { ClockQuestion } from '@majak/law/run-clock';
import type { ClockAnswers } from './clock-form.ts';

const pauseOf = ({ from, to }: ClockAnswers['pauses'][number]): Pause => (to ? { from, to } : { from });

/**
 * What is asked of a clock, from the answers to its form.
 * @throws Error for a permit of another clock, which its form refuses.
 */
export function clockQuestion({ permits }: LegalClock, answers: ClockAnswers): ClockQuestion {
  const { permit, pauses, ...known } = answers;
  const kind = permits.find(({ id }) => id === permit);
  if (!kind) throw new Error(`${permit} is no kind of permit`);
  return { kind, known, pauses: pauses.map(pauseOf) };
}
