import type { Law } from '@majak/law/law-on';
import { outcome } from '@majak/law/step';
import { input } from '@majak/law/term';
import type { Term } from '@majak/law/working';
import type { StepsOf } from '../../../calculator/output.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { bonusLabel } from '../../../sk/child-bonus.ts';
import { grossFor, wageYear } from '../../../sk/employment.ts';
import { amount, money } from '../../../sk/euros.ts';
import { childQuestions, year } from '../../../sk/family.ts';
import { leftOf, tradeYear } from '../../../sk/trade.ts';
import { method } from '../../../sk/trade-questions.ts';

/** What both ways are asked by. */
export const questions = {
  employerBudget: amount({
    label: 'What the company pays in total per year',
    hint: 'The salary and the employer’s insurance, or your invoices without VAT',
    missing: 'Enter what the company pays per year',
  }),
  method,
  expenses: amount({
    label: 'What the work really costs you per year',
    hint: 'Costs an employer would pay: equipment, travel, an office',
    start: 0,
  }),
  ...childQuestions,
  year,
};

export type Answers = AnswersOf<typeof questions>;

const shared = {
  socialInsurance: money('Social insurance'),
  healthInsurance: money('Health insurance'),
  incomeTax: money('Income tax'),
  childBonus: money(bonusLabel),
};

/** The two ways that are compared. */
export const ways = { employment: 'A job', freelance: 'A trade licence' } as const;
const employment = {
  netIncome: money('Net yearly income'),
  grossSalary: money('Gross monthly salary'),
  ...shared,
  employerCost: money('Yearly cost to the company'),
};
const freelance = { netIncome: money('Net yearly income'), ...shared };
/** What each of them comes to. */
export const wayOutputs = { employment, freelance };

/** A year of a trade that is paid the budget, with nothing beside it. */
function freelanceOf(law: Law, budget: Term, answers: Answers): StepsOf<typeof freelance> {
  const spent = input('expenses', answers.expenses, 'EUR');
  const expenses = answers.method === 'real' ? answers.expenses : undefined;
  const trade = { ...answers, expenses, insuredElsewhere: false, disabled: false };
  const made = tradeYear(law, budget, trade);
  const { socialInsurance, healthInsurance, incomeTax, childBonus } = made;
  return {
    netIncome: outcome(leftOf(budget, made, spent)),
    socialInsurance,
    healthInsurance,
    incomeTax,
    childBonus,
  };
}

/** What both ways leave of a budget. */
export function bothOf(law: Law, budget: Term, answers: Answers) {
  const job: StepsOf<typeof employment> = wageYear(law, grossFor(law, budget), answers);
  return { employment: job, freelance: freelanceOf(law, budget, answers) };
}
