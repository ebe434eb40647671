import { type Law, markOf } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { holds, input, of, plain, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { creditNotes } from './household.ts';
import type { Activity, Method } from './self-employed.ts';

type Year = {
  method: Method;
  activity: Activity;
  monthsActive: number;
  spouseIncomeUnder68000: boolean;
  spouseCaresForChildUnder3: boolean;
  studentUnder26: boolean;
};
type Known = { income: Term; expenses: Step; socialBase: Step };

/** What the reader of a year of a trade should know: what is not counted, what is counted otherwise than expected, what is disputed. */
export function tradeNotes(law: Law, given: Year, { income, expenses, socialBase }: Known): string[] {
  const notes = [...creditNotes(law, given), expensesNote(given.method)];
  if (expenses.number.gt(income.value))
    notes.push(
      'Your expenses are higher than your income, so the profit is zero. The loss can reduce the tax base of the next five years.',
    );
  if (income.value.gt(rule(law, 'cz.vat.registration.limit').value)) notes.push(vatNote(law));
  return [...notes, ...insuranceNotes(law, given, socialBase)];
}

const vatNote = (law: Law): string =>
  `A turnover above ${rule(law, 'cz.vat.registration.limit').write()} CZK makes you a VAT payer. The income here is without VAT.`;

function insuranceNotes(
  law: Law,
  { activity, monthsActive, studentUnder26 }: Year,
  socialBase: Step,
): string[] {
  const notes: string[] = [];
  // It is told and not counted: a trade beside studies is secondary for whoever proves it for the year, month by month
  // (§ 9(7), (8) of act 155/1995), and free of the minimum base where studies last all year (§ 3a(3), (4) of act 592/1992).
  if (studentUnder26 && activity !== 'secondary')
    notes.push(
      'Beside studies under 26 a trade is a secondary activity, without these minimums: choose Secondary (§ 9(6)(f) of act 155/1995, § 3a(3)(c) of act 592/1992). Prove it to both offices.',
    );
  if (activity === 'starting' && !holds(law, 'cz.social.self.minimumBase.starting.year'))
    notes.push('The lower minimum for a starting activity came in 2024, so the ordinary one is used.');
  else if (activity === 'starting')
    notes.push(
      'A starting activity only reduces the social security minimum; there’s no such relief for health insurance.',
    );
  if (monthsActive < 12)
    notes.push(
      `Minimum bases are worked out for ${input('monthsActive', monthsActive, 'months').write()}; the limit of a secondary activity falls by a twelfth, rounded up, for each other month. You get the tax credits for the whole year.`,
    );
  if (isDisputed(law) && activity === 'main' && underEarlierMinimum(law, socialBase, monthsActive))
    notes.push(disputedMinimum(law));
  return notes;
}

/** Whether a source says another minimum of the year. */
const isDisputed = (law: Law): boolean =>
  markOf(law.rules, law.year, 'cz.social.self.minimumBase.main.year').endsWith('!');

/** The minimum base a month if it were 40 % of the average wage, as before act 90/2026. */
const earlierMinimum = (law: Law): Step =>
  step('earlierMinimum', '', times(rule(law, 'cz.wage.average'), plain(0.4, 'rate')), 'upToWhole');

const underEarlierMinimum = (law: Law, socialBase: Step, months: number): boolean =>
  socialBase.number.lt(earlierMinimum(law).number.times(months));

function disputedMinimum(law: Law): string {
  const premium = (base: Term) =>
    of(step('premium', '', times(base, rule(law, 'cz.social.self.rate')), 'upToWhole')).write();
  const least = premium(rule(law, 'cz.social.self.minimumBase.main.year'));
  const other = premium(times(of(earlierMinimum(law)), plain(12)));
  return `The minimum social security for ${law.year} is based on 35 % of the average wage for the whole year, ${least} CZK for twelve months (art. II(5) of act 90/2026); some sources still say 40 % and ${other} CZK. If you paid the higher advances of January to June, you can ask for the difference in writing by 31 December 2026.`;
}

/** What expenses do to the net income. */
export const expensesNote = (method: Method): string =>
  method === 'real'
    ? 'Real expenses are money you spent, so they’re deducted from the net income.'
    : 'Flat expenses reduce tax and insurance, but they aren’t money you spent, so they stay in the net income.';
