import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { input, minus, of, plus, rule } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import type { StepsOf } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import {
  type ExpenseRate,
  expenseOutputs,
  insuranceOutputs,
  type Method,
  selfSocial,
} from '../../../cz/self-employed.ts';
import { taxOnTop } from '../../../cz/tax-on-top.ts';
import { taxOutputs } from '../../../cz/tax-outputs.ts';
import { tradeYear } from '../../../cz/trade-year.ts';

export type CreatorAnswers = {
  income: number;
  costs: number;
  expenseRate: ExpenseRate;
  employed: boolean;
  /** Gross wages and other bases beside; read when employed. */
  otherTaxBase: number;
  children: number;
};

export const tradeOutputs = {
  netIncome: money('Left with a trade'),
  ...expenseOutputs,
  incomeTax: taxOutputs.incomeTax,
  taxBonus: taxOutputs.taxBonus,
  socialSecurity: insuranceOutputs.socialSecurity,
  healthInsurance: insuranceOutputs.healthInsurance,
};
export type Trade = StepsOf<typeof tradeOutputs>;

/** Costs above the flat share are worth claiming as they are. */
function methodOf(law: Law, { income, costs, expenseRate }: CreatorAnswers): Method {
  const cap = rule(law, `cz.expenses.cap.${expenseRate}`);
  const share = input('income', income, 'CZK').value.times(expenseRate).div(100);
  return cap.value.lt(costs) || share.lt(costs) ? 'real' : 'fixed';
}

/** The other base of somebody who is employed, and the credit where their wages are known: the rest of it counts. */
export const besideJob = (law: Law, { otherTaxBase }: CreatorAnswers) => ({
  other: input('otherTaxBase', otherTaxBase, 'CZK'),
  ...(otherTaxBase > 0
    ? { credits: step('totalTaxCredit', 'Taxpayer credit', rule(law, 'cz.credit.taxpayer.year')) }
    : {}),
});

/** Social security beside a job: wages use up the ceiling first. Source: § 15a of act 589/1992. */
const socialBeside = (law: Law, { otherTaxBase }: CreatorAnswers, profit: Step): Step =>
  selfSocial(law, {
    profit,
    activity: 'secondary',
    months: 12,
    ...(otherTaxBase > 0 ? { wages: input('otherTaxBase', otherTaxBase, 'CZK') } : {}),
  }).premium;

/**
 * A year of a trade of somebody who publishes: flat expenses, or real costs where these are higher. Beside a job it is a secondary
 * activity, and the tax is what it adds to the tax of the job. Sources: § 7 of act 586/1992, § 5b of act 589/1992, § 3a of act 592/1992.
 */
export function tradeOf(
  law: Law,
  answers: CreatorAnswers,
): { trade: Trade; method: Method; notes: readonly string[] } {
  const method = methodOf(law, answers);
  const [income, costs] = [input('income', answers.income, 'CZK'), input('costs', answers.costs, 'CZK')];
  const { outputs, notes } = tradeYear(law, {
    ...answers,
    method,
    grossIncome: income,
    expenses: costs,
    children: answers.employed ? 0 : answers.children,
    activity: answers.employed ? 'secondary' : 'main',
    monthsActive: 12,
    spouseIncomeUnder68000: false,
    spouseCaresForChildUnder3: false,
    studentUnder26: false,
  });
  const { expenses, profit, taxBonus, healthInsurance } = outputs;
  const incomeTax = answers.employed
    ? taxOnTop(law, { added: of(profit), ...besideJob(law, answers) }).incomeTax
    : outputs.incomeTax;
  const socialSecurity = answers.employed ? socialBeside(law, answers, profit) : outputs.socialSecurity;
  const left = minus(income, costs, of(incomeTax), of(socialSecurity), of(healthInsurance));
  const netIncome = step(
    'netIncome',
    answers.costs > 0 ? 'Left after real costs, with a trade' : tradeOutputs.netIncome.label,
    taxBonus.number.eq(0) ? left : plus(left, of(taxBonus)),
  );
  return {
    trade: { netIncome, expenses, profit, incomeTax, taxBonus, socialSecurity, healthInsurance },
    method,
    notes,
  };
}
