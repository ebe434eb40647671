import { outcome, step, verdict } from '@majak/law/step';
import { minus, of } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import { oneOf, orNothing, type StepsOf } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import type { FlatTax } from '../../../cz/flat-tax.ts';

export const comparisonOutputs = {
  netIncome: money('Net income'),
  better: oneOf('What leaves you more', { regular: 'Regular', flatTax: 'Flat tax' }),
  difference: orNothing(money('How much more you keep')),
};
type Comparison = StepsOf<typeof comparisonOutputs>;

/**
 * Which way leaves more, and by how much; the regular one where both leave the same, or where the flat tax cannot be chosen.
 * @returns `netIncome` of the better way, `difference` of at least zero, or `null` where there is nothing to compare with.
 */
export function compare(regular: Step, flat: FlatTax): Comparison {
  if (!flat.eligible) {
    const { reason } = flat.outputs;
    const because = `there is no flat tax to compare with: ${reason.fact}`;
    return {
      netIncome: outcome(of(regular)),
      difference: verdict({ value: null, because, from: reason.from }),
      better: verdict({ value: 'regular', because, from: [of(regular), ...reason.from] }),
    };
  }
  const [ours, theirs] = [of(regular), of(flat.outputs.netIncome)];
  const flatWins = theirs.value.gt(ours.value);
  const more = flatWins ? minus(theirs, ours) : minus(ours, theirs);
  return {
    netIncome: step(
      'netIncome',
      flatWins ? 'Net income with the flat tax' : 'Net income the regular way',
      flatWins ? theirs : ours,
    ),
    difference: step(
      'difference',
      `${comparisonOutputs.difference.label} ${flatWins ? 'with the flat tax' : 'the regular way'}`,
      more,
    ),
    better: verdict({
      value: flatWins ? 'flatTax' : 'regular',
      because: `${ours.write()} the regular way, ${theirs.write()} with the flat tax`,
      from: [ours, theirs],
    }),
  };
}
