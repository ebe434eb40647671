import type { Law } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/sk/rules';
import { holds, rule } from '@majak/law/term';
import type { SocialKind } from '../../../sk/trade-year.ts';
import type { Answers } from './questions.ts';

const everyYear =
  'Insurance is based on this year’s profit, as if every year were the same. What you actually pay from July depends on your last tax return.';

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
    notes.push(
      `Flat-rate expenses are capped at ${said('sk.expenses.flat.cap')} a year, so your real expenses may be higher.`,
    );
  if (answers.method === 'real' && answers.expenses > income)
    notes.push(
      'Your expenses are higher than your income. This is a loss, so you pay insurance on the minimum assessment base.',
    );
  if (value('sk.tax.trade.incomeLimit').lt(income))
    notes.push(
      `If your income is above ${said('sk.tax.trade.incomeLimit')}, employees’ rates apply to your whole tax base, from the first euro.`,
    );
  if (value('sk.vat.registration.immediateLimit').lt(income))
    notes.push(
      `If your turnover passes ${said('sk.vat.registration.immediateLimit')} within a calendar year, you become a VAT payer immediately. If you’re one all year, you can’t use flat-rate expenses.`,
    );
  else if (value('sk.vat.registration.limit').lt(income))
    notes.push(
      `If your turnover passes ${said('sk.vat.registration.limit')} in a calendar year, you’re a VAT payer from January.`,
    );
  return notes;
}

function socialNotes(law: Law, { monthsInsured }: Answers, kind: SocialKind): string[] {
  if (monthsInsured === 0 || kind === 'full') return [];
  const limit = `${rule(law, 'sk.social.self.incomeLimit').write()} EUR`;
  if (!holds(law, 'sk.social.self.microBase.month'))
    return [`You don’t pay social insurance, because your income the year before wasn’t above ${limit}.`];
  if (kind === 'micro')
    return [
      `If your income the year before was up to ${limit}, you pay the micro contribution. In 2026, it’s due from July, so enter the months you pay it for.`,
    ];
  return [
    `We assume you don’t pay social insurance if your income the year before was no more than ${rule(law, 'sk.social.self.exemptIncome').write()} EUR. We didn’t find this limit in any official text, so ask the Social Insurance Agency before you rely on it.`,
  ];
}
