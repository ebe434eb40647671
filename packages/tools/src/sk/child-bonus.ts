import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { input, minus, notBelowZero, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import type { Children } from './family.ts';

type Period = 'year' | 'month';
const shares = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
export const bonusLabel = 'Child bonus';

/** No bonus, and why. */
export const noBonus = (because: string, from: readonly Term[]): Step => ({
  ...step('childBonus', bonusLabel, plain(0, 'EUR')),
  write: () => `0: ${because}`,
  from,
});

/** What each child's bonus falls by: a tenth of what the base is above the limit. Source: § 33(8) of act 595/2003. */
function fallOf(law: Law, base: Term, per: Period): Step | undefined {
  const limit = rule(law, `sk.bonus.limit.${per}`);
  if (base.value.lte(limit.value)) return undefined;
  const above = over(minus(base, limit), rule(law, 'sk.bonus.fall'));
  return step('bonusFall', 'Reduction of each child’s bonus', above);
}

/** The bonus of children of one age: none of them has less than nothing. */
function ofAge(law: Law, age: 'under15' | 'from15', { count, fall, per }: OfAge): Term {
  const month = rule(law, `sk.bonus.${age}.month`);
  const whole = per === 'year' ? times(plain(12), month) : month;
  return times(count, fall ? notBelowZero(minus(whole, of(fall))) : whole);
}
type OfAge = { count: Term; fall: Step | undefined; per: Period };

/**
 * The child bonus of a month or a year: by the age of the children, lower with a high base, and no more than a part of it.
 * Sources: § 33(1), (6) and (8) of act 595/2003; to cents half up, § 47.
 * @param base Wage or profit less insurance.
 */
export function childBonus(
  law: Law,
  base: Term,
  { childrenUnder15, children15to18, per }: Children & { per: Period },
): Step {
  const [under15, from15] = [
    input('childrenUnder15', childrenUnder15, 'count'),
    input('children15to18', children15to18, 'count'),
  ];
  const count = childrenUnder15 + children15to18;
  if (count === 0) return noBonus('no children entered', [under15, from15]);
  const fall = fallOf(law, base, per);
  const ages = [
    ...(childrenUnder15 > 0 ? [ofAge(law, 'under15', { count: under15, fall, per })] : []),
    ...(children15to18 > 0 ? [ofAge(law, 'from15', { count: from15, fall, per })] : []),
  ];
  const [first = plain(0, 'EUR'), ...more] = ages;
  const whole = step('bonusOfChildren', 'Bonus for children', plus(first, ...more), 'toHundredth');
  const share = rule(law, `sk.bonus.share.${shares[Math.min(count, 6) - 1] ?? 'six'}`);
  const most = step('bonusMost', 'Maximum bonus', times(notBelowZero(base), share), 'toHundredth');
  const capped = most.number.lt(whole.number);
  const made = step('childBonus', bonusLabel, of(capped ? most : whole));
  return { ...made, from: [of(capped ? most : whole), of(capped ? whole : most)] };
}
