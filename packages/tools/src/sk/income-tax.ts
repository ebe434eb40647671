import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { atMost, holds, minus, notBelowZero, of, over, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';

type Period = 'year' | 'month';
const bands = ['first', 'second', 'third'] as const;
const rates = ['first', 'second', 'third', 'fourth'] as const;

/** The limits that this law has, in order. */
const limitsOf = (law: Law, per: Period): Term[] =>
  bands.flatMap((name) => {
    const id = `sk.tax.threshold.${name}.${per}` as const;
    return holds(law, id) ? [rule(law, id)] : [];
  });

/**
 * Tax of a base by the bands of a year or a month: each is rounded to cents on its own, half up, and they are added.
 * Sources: § 15 and § 47 of act 595/2003; KROS, 1 588.66 EUR from 6 778.77 EUR in 2026.
 */
export function taxByBands(law: Law, base: Step, per: Period): Step {
  const limits = limitsOf(law, per);
  const taxed = of(base);
  const [first, ...more] = rates.flatMap((name, at): Term[] => {
    const [from, to] = [limits[at - 1], limits[at]];
    if (at > limits.length || (from && taxed.value.lte(from.value))) return [];
    const part = to && taxed.value.gt(to.value) ? to : taxed;
    const inBand = from ? minus(part, from) : part;
    const rate = rule(law, `sk.tax.rate.${name}`);
    return [of(step(`band${at + 1}`, `Tax at ${rate.write()}`, times(inBand, rate), 'toHundredth'))];
  });
  if (!first) throw new Error('Every base has a band');
  return step('tax', 'Income tax', plus(first, ...more));
}

/**
 * The allowance of a taxpayer in a year, by the base before it. It falls with a high base, and ends at nothing.
 * Source: § 11(2) of act 595/2003.
 */
export function allowanceOf(law: Law, base: Term): Step {
  const [id, label] = ['allowance', 'Taxpayer’s allowance'] as const;
  const whole = rule(law, 'sk.allowance.taxpayer.year');
  if (base.value.lte(rule(law, 'sk.allowance.taxpayer.limit').value)) return step(id, label, whole);
  const part = over(base, rule(law, 'sk.allowance.taxpayer.part'));
  const fallen = minus(rule(law, 'sk.allowance.taxpayer.from'), part);
  const limit = rule(law, 'sk.allowance.taxpayer.limit');
  const made = step(id, label, notBelowZero(atMost(fallen, whole)), 'toHundredth');
  return { ...made, from: [...made.from, limit] };
}

/** What is left of a base after an allowance, never less than nothing. */
export const taxedOf = (base: Term, allowance: Term): Step =>
  step('taxed', 'Taxed base', notBelowZero(minus(base, allowance)));
