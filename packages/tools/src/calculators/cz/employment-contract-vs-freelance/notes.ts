import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { plain, rule } from '@majak/law/term';
import type { FlatTax } from '../../../cz/flat-tax.ts';
import { smallWageNotes } from '../../../cz/small-wage.ts';
import { quickWage } from './quick-wage.ts';
import type { WorkAnswers } from './work-arrangements.ts';

/** What the comparison leaves out: it is about money of one year alone. */
const leftOut = [
  'Only money is compared. An employee has at least four weeks of paid holiday, sick pay, a notice period and protection against dismissal; a trade has none of these. Four weeks without invoices cost about 8 % of the income.',
  'With a trade you pay social security on part of the profit, or on a minimum, and with the flat tax on a fixed base: the pension, and sick pay if insured, will be lower than from a salary.',
  'Work for one company under its orders, in its name and during its hours is employment, whatever the contract says (§ 2 and § 3 of act 262/2006). Disguising it as a trade (švarcsystém) is illegal: fines of up to 100 000 CZK for you and 10 000 000 CZK for the company.',
];

/** What the reader should know about this comparison. */
export function notesOf(
  law: Law,
  {
    answers,
    tradeNotes,
    flat,
    breakEven,
  }: { answers: WorkAnswers; tradeNotes: readonly string[]; flat: FlatTax; breakEven: number },
): string[] {
  const notes = [...leftOut, ...tradeNotes, ...flat.notes];
  const minimum = rule(law, 'cz.wage.minimum.month');
  const { grossFor, costOf } = quickWage(law, 0);
  const gross = grossFor(Math.floor(answers.employerBudget));
  if (minimum.value.gt(gross))
    notes.push(
      `The salary is under the minimum wage of ${minimum.write()} CZK a month, so this would be a part-time job. You pay health insurance up to the minimum yourself, unless the state or another job does.`,
    );
  notes.push(...smallWageNotes(law, plain(gross, 'CZK'), true));
  const fullTime = costOf(minimum.value.toNumber());
  if (breakEven > 0 && breakEven < fullTime)
    notes.push(
      `A full-time job costs a company at least ${formatExact(fullTime, 'CZK')} CZK a year, the minimum wage. The break-even is lower, so employment there means a part-time job.`,
    );
  const limit = rule(law, 'cz.vat.registration.limit');
  if (limit.value.lt(answers.employerBudget))
    notes.push(
      'VAT comes on top of the budget. A company that’s a payer gets it back. Any other one bears it as a cost.',
    );
  if (answers.expenses > 0)
    notes.push(
      'Your real costs are deducted in every way with a trade; we assume an employer would pay them.',
    );
  notes.push(
    'Tax on a salary is worked out month by month. Rounding can move each result by up to a few hundred crowns, so close to a break-even both leave you about the same.',
  );
  return notes;
}
