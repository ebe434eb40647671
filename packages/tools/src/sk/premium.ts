import { step } from '@majak/law/step';
import { of, plus, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';

/** A kind of insurance: the name of its step, what it is called, its rate. */
export type Fund = readonly [id: string, label: string, rate: Term];

/**
 * A premium of several kinds of insurance: each is rounded down to cents on its own, then they are added.
 * Source: the Social Insurance Agency on the premium from the highest base, 234.69 + 670.56 + 502.92 + 167.64 EUR.
 */
export function premium(
  [id, label]: readonly [string, string],
  base: Term,
  funds: readonly [Fund, ...Fund[]],
): Step {
  const [first, ...rest] = funds.map(([name, words, rate]) =>
    of(step(name, words, times(base, rate), 'downToHundredth')),
  );
  if (!first) throw new Error('A premium has a fund');
  return step(id, label, plus(first, ...rest));
}
