import type { Law } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/sk/rules';
import { holds, rule } from '@majak/law/term';
import type { SocialKind } from '../../../sk/trade-year.ts';
import type { Answers } from './questions.ts';

const everyYear =
  'Insurance goes by the profit of this year, as if each year were like it. What you really pay from July on goes by your last tax return.';

/** What to know where a limit of the law is met. */
export function notesOf(law: Law, answers: Answers, kind: SocialKind): string[] {
  const income = answers.grossIncome;
  const value = (id: RuleId) => rule(law, id).value;
  const said = (id: RuleId) => `${rule(law, id).write()} EUR`;
  const notes = [everyYear, ...socialNotes(law, answers, kind)];
  if (
    answers.method === 'fixed' &&
    value('sk.expenses.flat.rate').times(income).gt(value('sk.expenses.flat.cap'))
  )
    notes.push(`Flat-rate expenses stop at ${said('sk.expenses.flat.cap')} a year: real ones may be more.`);
  if (answers.method === 'real' && answers.expenses > income)
    notes.push(
      'Expenses are more than the income: this is a loss, and insurance is paid from the minimum assessment base.',
    );
  if (value('sk.tax.trade.incomeLimit').lt(income))
    notes.push(
      `Above an income of ${said('sk.tax.trade.incomeLimit')} the whole base has the rates of employees, from the first euro on.`,
    );
  if (value('sk.vat.registration.immediateLimit').lt(income))
    notes.push(
      `A turnover above ${said('sk.vat.registration.immediateLimit')} within a calendar year makes you a payer of VAT at once. Who is one all year can’t use flat-rate expenses.`,
    );
  else if (value('sk.vat.registration.limit').lt(income))
    notes.push(
      `A turnover above ${said('sk.vat.registration.limit')} in a calendar year makes you a payer of VAT from January.`,
    );
  return notes;
}

function socialNotes(law: Law, { monthsInsured }: Answers, kind: SocialKind): string[] {
  if (monthsInsured === 0 || kind === 'full') return [];
  const limit = `${rule(law, 'sk.social.self.incomeLimit').write()} EUR`;
  if (!holds(law, 'sk.social.self.microBase.month'))
    return [`No social insurance is due: the income of the year before was not above ${limit}.`];
  if (kind === 'micro')
    return [
      `With an income of up to ${limit} in the year before you pay the micro contribution. In 2026 it is due from July: enter the months you pay it in.`,
    ];
  return [
    `We count no social insurance up to an income of ${rule(law, 'sk.social.self.exemptIncome').write()} EUR in the year before. We found this limit in no official text: ask the Social Insurance Agency before you rely on it.`,
  ];
}
