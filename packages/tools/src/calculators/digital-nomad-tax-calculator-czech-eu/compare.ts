import { fact, type Step, step } from '@majak/law/step';
import { minus, of } from '@majak/law/term';
import type { FlatTax } from '../../kit/flat-tax.ts';

type Comparison = { netIncome: Step; difference: Step; better: Step };

/**
 * Which way leaves more, and by how much; the regular one where both leave the same, or where the flat tax cannot be chosen.
 * @returns `netIncome` of the better way, `difference` of at least zero, or `null` where there is nothing to compare with.
 */
export function compare(regular: Step, flat: FlatTax): Comparison {
  const label = 'What you keep more';
  const better = 'What leaves you more';
  const { netIncome: flatNet, reason } = flat.outputs;
  if (!flat.eligible) {
    const because = `there is no flat tax to compare with: ${reason.fact}`;
    return {
      netIncome: step('netIncome', 'Net income', of(regular)),
      difference: fact('difference', label, { value: null, because, from: reason.from, unit: 'CZK' }),
      better: fact('better', better, { value: 'regular', because, from: [of(regular), ...reason.from] }),
    };
  }
  const [ours, theirs] = [of(regular), of(flatNet)];
  const flatWins = theirs.value.gt(ours.value);
  const more = flatWins ? minus(theirs, ours) : minus(ours, theirs);
  return {
    netIncome: step(
      'netIncome',
      flatWins ? 'Net income with the flat tax' : 'Net income the regular way',
      flatWins ? theirs : ours,
    ),
    difference: step('difference', `${label} ${flatWins ? 'with the flat tax' : 'the regular way'}`, more),
    better: fact('better', better, {
      value: flatWins ? 'flatTax' : 'regular',
      because: `${ours.write()} the regular way, ${theirs.write()} with the flat tax`,
      from: [ours, theirs],
    }),
  };
}
