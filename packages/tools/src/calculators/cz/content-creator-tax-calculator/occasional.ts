import type { Law } from '@majak/law/law-on';
import { outcome, step, verdict } from '@majak/law/step';
import { input, minus, notBelowZero, of, rule } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { decision, type StepsOf } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import { nothing } from '../../../cz/household.ts';
import { settle, taxBaseOf, taxBefore } from '../../../cz/income-tax.ts';
import { taxOnTop } from '../../../cz/tax-on-top.ts';
import { taxOutputs } from '../../../cz/tax-outputs.ts';
import { besideJob, type CreatorAnswers } from './trade.ts';

export const occasionalOutputs = {
  netIncome: money('Left as occasional income'),
  exempt: decision('Exempt as occasional income'),
  taxBase: taxOutputs.taxBase,
  incomeTax: taxOutputs.incomeTax,
};
export type Occasional = StepsOf<typeof occasionalOutputs>;

/** Tax of occasional income. It brings no child bonus: this income is neither a wage nor of a trade. */
function taxOf(law: Law, answers: CreatorAnswers, gain: Term): { taxBase: Step; incomeTax: Step } {
  if (answers.employed) return taxOnTop(law, { added: gain, ...besideJob(law, answers) });
  const taxBase = taxBaseOf(gain);
  const { incomeTax } = settle(law, {
    tax: taxBefore(law, taxBase, 'year'),
    credits: step('totalTaxCredit', 'Taxpayer credit', rule(law, 'cz.credit.taxpayer.year')),
    children: answers.children,
    earned: nothing,
    per: 'year',
  });
  return { taxBase, incomeTax };
}

/**
 * The same income as occasional: exempt up to a limit of the year, taxed whole above it, less real costs; no insurance.
 * Source: § 10(1)(a), (3)(a) and (4) of act 586/1992.
 */
export function occasionalOf(law: Law, answers: CreatorAnswers): Occasional {
  const [income, costs] = [input('income', answers.income, 'CZK'), input('costs', answers.costs, 'CZK')];
  const limit = rule(law, 'cz.occasional.limit');
  const free = income.value.lte(limit.value);
  const because = free
    ? `${income.write()} is not over ${limit.write()}`
    : `${income.write()} is over ${limit.write()}, so all of it is taxed`;
  const exempt = verdict({
    value: free,
    because,
    from: [income, limit],
  });
  const taxed = free ? undefined : taxOf(law, answers, notBelowZero(minus(income, costs)));
  const none = (): Step => ({ ...outcome(nothing), write: () => `0: ${because}`, from: [income, limit] });
  const taxBase = taxed?.taxBase ?? none();
  const incomeTax = taxed?.incomeTax ?? none();
  const netIncome = step(
    'netIncome',
    answers.costs > 0 ? 'Left after real costs, as occasional income' : occasionalOutputs.netIncome.label,
    minus(income, costs, of(incomeTax)),
  );
  return { exempt, taxBase, incomeTax, netIncome };
}
