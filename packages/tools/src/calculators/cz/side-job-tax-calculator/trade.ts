import type { Law } from '@majak/law/law-on';
import { decidedBy, outcome, step } from '@majak/law/step';
import { input, minus, notBelowZero, of, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import type { ComputedOutputs } from '../../../calculator/calculator.ts';
import { taxBaseOf, taxBefore } from '../../../cz/income-tax.ts';
import {
  type ExpenseRate,
  expensesOf,
  type Method,
  profitOf,
  selfHealth,
  selfSocial,
} from '../../../cz/self-employed.ts';
import { smallWageNotes } from '../../../cz/small-wage.ts';
import { expensesNote } from '../../../cz/trade-notes.ts';
import { isInsured, monthlyTaxBase } from '../../../cz/wage.ts';
import { outputs } from './outputs.ts';

type SideTradeAnswers = {
  mainGrossSalary: number;
  sideIncome: number;
  method: Method;
  expenseRate: ExpenseRate;
  expenses: number;
};

const twelve = plain(12);

/** Tax after the taxpayer credit. */
const afterCredit = (law: Law, tax: Step, [id, label]: readonly [string, string]): Step =>
  step(id, label, notBelowZero(minus(of(tax), rule(law, 'cz.credit.taxpayer.year'))));

/**
 * A trade licence beside a job for a year: the tax it adds to that of the job, and insurance as a secondary activity.
 * Sources: § 7, § 16, § 35ba of act 586/1992, § 5b, § 14, § 15a of act 589/1992, § 3a of act 592/1992.
 */
export function besideJob(law: Law, answers: SideTradeAnswers): ComputedOutputs<typeof outputs> {
  const income = input('sideIncome', answers.sideIncome, 'CZK');
  const salary = input('mainGrossSalary', answers.mainGrossSalary, 'CZK');
  const wages = step('mainGrossYear', 'Gross salary for the year', times(salary, twelve));
  const expenses = expensesOf(law, income, answers);
  const profit = profitOf(income, expenses);
  const tax = taxOf(law, wages, profit);
  const beside = { profit, activity: 'secondary', months: 12 } as const;
  const social = isInsured(law, salary)
    ? selfSocial(law, { ...beside, wages: of(wages) })
    : asMain(law, salary, profit);
  const health = selfHealth(law, beside);
  const spent = answers.method === 'real' ? [of(expenses)] : [];
  const net = minus(income, ...spent, of(tax.additionalTax), of(social.premium), of(health.premium));
  const advances = advancesOf(law, salary);
  return {
    outputs: {
      netIncome: step('netIncome', 'Net income of your trade', net),
      expenses,
      profit,
      ...tax,
      socialBase: social.base,
      socialSecurity: social.premium,
      healthBase: health.base,
      healthInsurance: health.premium,
      taxAdvances: advances,
      taxBalance: outcome(minus(of(tax.incomeTax), of(advances))),
    },
    notes: [
      ...notesOf(law, answers),
      ...uninsuredNotes(law, salary),
      ...ceilingNotes(law, { wages, profit, socialBase: social.base }),
    ],
  };
}

/**
 * Social security of a trade beside a wage that is not insured: such a job does not make the trade a secondary activity.
 * Source: § 9(6)(a) and (8) of act 155/1995.
 */
function asMain(law: Law, salary: Term, profit: Step): ReturnType<typeof selfSocial> {
  const { base, premium } = selfSocial(law, { profit, activity: 'main', months: 12 });
  return { base: decidedBy(base, salary, rule(law, 'cz.dpc.limit')), premium };
}

/** Said where the wage of the main job is under the limit of participation. */
function uninsuredNotes(law: Law, salary: Term): string[] {
  if (isInsured(law, salary)) return [];
  return [
    ...smallWageNotes(law, salary, true),
    'A job that isn’t insured doesn’t make your trade a secondary activity, so you pay social security on it as on a main one, from at least the minimum (§ 9(6) and (8) of act 155/1995). Studies under 26, a pension and care of a child under four would make it secondary.',
  ];
}

type Taxes = Record<'taxBase' | 'taxBeforeCredits' | 'incomeTax' | 'taxOfJob' | 'additionalTax', Step>;

/** Tax of both incomes, of the job alone, and what lies between. */
function taxOf(law: Law, wages: Step, profit: Step): Taxes {
  const taxBase = { ...taxBaseOf(plus(of(wages), of(profit))), label: 'Tax base of job and trade' };
  const taxBeforeCredits = taxBefore(law, taxBase, 'year');
  const incomeTax = afterCredit(law, taxBeforeCredits, ['incomeTax', 'Income tax of job and trade']);
  const jobBase = { ...taxBaseOf(of(wages)), id: 'jobTaxBase', label: 'Tax base of the job alone' };
  const jobTax = { ...taxBefore(law, jobBase, 'year'), id: 'jobTax', label: 'Tax of the job before credits' };
  const taxOfJob = afterCredit(law, jobTax, ['taxOfJob', outputs.taxOfJob.label]);
  return {
    taxBase,
    taxBeforeCredits,
    incomeTax,
    taxOfJob,
    additionalTax: outcome(minus(of(incomeTax), of(taxOfJob))),
  };
}

/** What the employer deducts in twelve months with a signed declaration. Source: § 38h of act 586/1992. */
function advancesOf(law: Law, salary: Term): Step {
  const base = { ...monthlyTaxBase(law, salary), id: 'monthlyTaxBase', label: 'Monthly tax base' };
  const tax = { ...taxBefore(law, base, 'month'), id: 'monthlyTax', label: 'Monthly tax before credits' };
  const month = step(
    'monthlyAdvance',
    'Monthly tax the employer deducts',
    notBelowZero(minus(of(tax), rule(law, 'cz.credit.taxpayer.month'))),
  );
  return outcome(times(of(month), twelve));
}

function notesOf(law: Law, answers: SideTradeAnswers): string[] {
  const filing = rule(law, 'cz.filing.sideIncome');
  const notes = [
    'Worked out with twelve equal salaries, a declaration signed in your main job and only the taxpayer credit.',
    expensesNote(answers.method),
    answers.sideIncome > filing.value.toNumber()
      ? `Your side income is above ${filing.write()} CZK, so you file a tax return yourself.`
      : `Up to ${filing.write()} CZK of side income a year you don’t have to file or pay tax on it. This result assumes you file.`,
  ];
  const least = rule(law, 'cz.health.minimumBase.month');
  if (least.value.gt(answers.mainGrossSalary))
    notes.push(
      `Your salary is under the minimum wage of ${least.write()} CZK. Ask your health insurer whether your trade counts as the main source of income: then its minimum base applies.`,
    );
  if (answers.expenses > answers.sideIncome && answers.method === 'real')
    notes.push(
      'A loss from the trade doesn’t reduce the tax on your salary. You can deduct it in the next five years.',
    );
  return notes;
}

type Insured = { wages: Step; profit: Step; socialBase: Step };

/** Said where wages and trade together reach the ceiling. */
function ceilingNotes(law: Law, { wages, profit, socialBase }: Insured): string[] {
  const due = profit.number.gte(rule(law, 'cz.social.self.secondaryLimit').value);
  const most = rule(law, 'cz.social.maximumBase.year').value;
  return due && wages.number.plus(socialBase.number).gte(most)
    ? ['Your salary uses up the social security ceiling first; you pay on the trade from what’s left of it.']
    : [];
}
