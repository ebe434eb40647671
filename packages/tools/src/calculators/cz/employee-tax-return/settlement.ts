import type { Law } from '@majak/law/law-on';
import { decidedBy, outcome, step } from '@majak/law/step';
import { holds, input, minus, notBelowZero, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { childAllowance, creditConditions, hasSpouseCredit } from '../../../cz/household.ts';
import { bonusOf, settle } from '../../../cz/income-tax.ts';

type Family = {
  children: number;
  childrenMonths: number;
  spouseIncomeUnder68000: boolean;
  spouseCaresForChildUnder3: boolean;
  spouseMonths: number;
  studentUnder26: boolean;
};

/**
 * Credits of the year: the taxpayer's whole, the spouse's by months, the student's until 2023.
 * Sources: § 35ba(1) and (3) of act 586/1992.
 */
export function creditsOf(law: Law, family: Family): Step {
  const terms: [Term, ...Term[]] = [rule(law, 'cz.credit.taxpayer.year')];
  const spouse = () => rule(law, 'cz.credit.spouse.year');
  if (hasSpouseCredit(law, family))
    terms.push(
      family.spouseMonths === 12
        ? spouse()
        : over(times(spouse(), input('spouseMonths', family.spouseMonths, 'months')), plain(12, 'months')),
    );
  if (family.studentUnder26 && holds(law, 'cz.credit.student.year'))
    terms.push(rule(law, 'cz.credit.student.year'));
  return decidedBy(outcome(plus(...terms)), ...creditConditions(law, family));
}

/** Child allowance of the year: the yearly amount, or the monthly one times the months. Source: § 35c(1) and (10) of act 586/1992. */
function allowanceOf(law: Law, { children, childrenMonths }: Family): Step | undefined {
  if (childrenMonths === 12) return childAllowance(law, children, 'year');
  const month = childAllowance(law, children, 'month');
  if (!month) return undefined;
  const monthly = of({ ...month, id: 'childAllowanceMonth', label: 'Monthly child allowance' });
  return step(
    'childAllowance',
    'Child allowance',
    times(monthly, input('childrenMonths', childrenMonths, 'count')),
  );
}

type Settled = { incomeTax: Step; taxBonus: Step };

/** Tax and bonus of the year after credits and the allowance. Source: § 35c of act 586/1992. */
export function settleYear(
  law: Law,
  { tax, credits, family, earned }: { tax: Step; credits: Step; family: Family; earned: Term },
): Settled {
  const allowance = allowanceOf(law, family);
  const without = settle(law, { tax, credits, children: 0, earned, per: 'year' });
  if (!allowance) return without;
  const afterCredits = { ...without.incomeTax, id: 'taxAfterCredits', label: 'Tax after credits' };
  return {
    incomeTax: outcome(notBelowZero(minus(of(afterCredits), of(allowance)))),
    taxBonus: bonusOf(law, { afterCredits, allowance, earned, per: 'year' }),
  };
}

/**
 * Whether bonuses paid during the year stay although the yearly income is too low for a bonus: they are not taken back then.
 * Source: § 35d of act 586/1992.
 */
export const bonusesStay = (law: Law, earned: Term): boolean =>
  earned.value.lt(rule(law, 'cz.bonus.minimumIncome.year').value);

/** What comes back, negative: what is to be paid. Advances and the bonus, less the tax and the bonuses already paid. */
export function refundOf(
  law: Law,
  {
    incomeTax,
    taxBonus,
    advances,
    bonusesPaid,
    earned,
  }: Settled & Record<'advances' | 'bonusesPaid' | 'earned', Term>,
): Step {
  const due = taxBonus.number.eq(0) ? advances : plus(advances, of(taxBonus));
  const taken = bonusesPaid.value.eq(0) || bonusesStay(law, earned) ? [] : [bonusesPaid];
  return outcome(minus(due, of(incomeTax), ...taken));
}
