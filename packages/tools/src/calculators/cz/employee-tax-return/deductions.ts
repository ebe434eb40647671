import type { RuleId } from '@majak/law/cz/rules';
import type { Law } from '@majak/law/law-on';
import { decidedBy, step } from '@majak/law/step';
import { atMost, input, of, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { nothing } from '../../../cz/household.ts';

/** What can be taken from the tax base; amounts of a year. */
type Deductible = {
  mortgageInterest: number;
  loanBefore2021: boolean;
  donations: number;
  retirementSavings: number;
};

/** Deductions that were asked for, and what the reader should know about those that were cut. */
type Deductions = { steps: readonly Step[]; notes: readonly string[] };

const interestLimit = ({ loanBefore2021 }: Deductible): RuleId =>
  loanBefore2021 ? 'cz.deduction.mortgage.limitBefore2021' : 'cz.deduction.mortgage.limit';

/** One deduction up to its limit; the limit is named also where it is not reached. */
function upTo(id: string, label: string, { answers, limit }: { answers: Term; limit: Term }) {
  const cut = answers.value.gt(limit.value);
  const notes = cut ? [`${label}: only ${limit.write()} CZK of ${answers.write()} CZK can be deducted.`] : [];
  return {
    steps: [cut ? step(id, label, atMost(answers, limit)) : decidedBy(step(id, label, answers), limit)],
    notes,
  };
}

/**
 * Donations: at least 1 000 CZK or more than 2 % of the base together, at most a share of it.
 * Sources: § 15(1) of act 586/1992, § 1(1) of act 128/2022.
 */
function donationsOf(law: Law, gross: Term, donations: number): Deductions {
  const label = 'Donations';
  const answers = input('donations', donations, 'CZK');
  const least = rule(law, 'cz.deduction.donations.least');
  const share = rule(law, 'cz.deduction.donations.leastShare');
  if (answers.value.lt(least.value) && answers.value.lte(gross.value.times(share.value))) {
    const words = `0: less than ${least.write()} and not more than ${share.write()} of the base`;
    const none = { ...step('donationsDeducted', label, nothing), write: () => words };
    const from = [answers, least, share, gross];
    return {
      steps: [{ ...none, from }],
      notes: [
        `Donations only count from ${least.write()} CZK a year, or above ${share.write()} of the tax base.`,
      ],
    };
  }
  const limit = rule(law, 'cz.deduction.donations.share');
  const most = times(gross, limit);
  if (answers.value.lte(most.value))
    return { steps: [decidedBy(step('donationsDeducted', label, answers), least, share, limit)], notes: [] };
  const kept = step('donationsDeducted', label, atMost(answers, most), 'downToHundredth');
  return {
    steps: [decidedBy(kept, least, share)],
    notes: [`${label}: only ${of(kept).write()} CZK of ${answers.write()} CZK can be deducted.`],
  };
}

const disputed2023 =
  'In 2023 pension savings and life insurance had 24 000 CZK each. The two limits are added together here: with only one of the two you could deduct 24 000 CZK.';

/**
 * What is deducted from the tax base: mortgage interest, retirement savings, donations, each up to its limit.
 * Sources: § 15(1), (3), (4) and (6) of act 586/1992, art. IV(3) and (4) of act 386/2020.
 */
export function deductionsOf(law: Law, gross: Term, asked: Deductible): Deductions {
  const parts: Deductions[] = [];
  if (asked.mortgageInterest > 0)
    parts.push(
      upTo('interestDeducted', 'Mortgage interest', {
        answers: input('mortgageInterest', asked.mortgageInterest, 'CZK'),
        limit: rule(law, interestLimit(asked)),
      }),
    );
  if (asked.retirementSavings > 0) {
    const saved = upTo('savingsDeducted', 'Retirement savings', {
      answers: input('retirementSavings', asked.retirementSavings, 'CZK'),
      limit: rule(law, 'cz.deduction.retirement.limit'),
    });
    parts.push({ ...saved, notes: [...saved.notes, ...(law.year === 2023 ? [disputed2023] : [])] });
  }
  if (asked.donations > 0) parts.push(donationsOf(law, gross, asked.donations));
  return { steps: parts.flatMap(({ steps }) => steps), notes: parts.flatMap(({ notes }) => notes) };
}
