import type { Law } from '@majak/law/law-on';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import { outcome, step } from '@majak/law/step';
import { input, minus, of, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import { group, type PlainOf, type StepsOf } from '../../../calculator/output.ts';
import { bonusLabel, childBonus, noBonus } from '../../../sk/child-bonus.ts';
import { money } from '../../../sk/euros.ts';
import { allowanceOf, taxByBands, taxedOf } from '../../../sk/income-tax.ts';
import {
  employeeOutputs,
  employeeSocial,
  employerOutputs,
  employerSocial,
  healthOf,
} from '../../../sk/wage.ts';
import { examples } from './examples.ts';
import { notesOf } from './notes.ts';
import { type Answers, questions } from './questions.ts';

const yearOutputs = {
  taxBase: money('Yearly wage less insurance'),
  allowance: money('Allowance for the year'),
  tax: money('Tax for the year'),
  childBonus: money('Child bonus for the year'),
  settlement: money('Refund after the year (owed if negative)'),
  netIncome: money('Net income for the year'),
};
const outputs = {
  netSalary: money('Net salary'),
  ...employeeOutputs,
  taxBase: money('Wage less insurance'),
  taxedWage: money('Taxed wage'),
  taxAdvance: money('Advance on income tax'),
  childBonus: money(bonusLabel),
  ...employerOutputs,
  employerCost: money('Employer’s cost'),
  wholeYear: group('Twelve months like this, after the settlement', yearOutputs),
};
type Month = Pick<
  StepsOf<typeof outputs>,
  'socialInsurance' | 'healthInsurance' | 'taxBase' | 'taxedWage' | 'taxAdvance' | 'childBonus'
>;

/** What is taxed of a month's wage: all of it without a signed declaration. Source: § 35(1) and § 36 of act 595/2003. */
function taxedWage(law: Law, base: Step, signed: boolean): Step {
  if (signed) return taxedOf(of(base), rule(law, 'sk.allowance.taxpayer.month'));
  const all = step('taxed', 'Taxed base', of(base));
  return { ...all, from: [...all.from, input('declarationSigned', 0, 'yes or no')] };
}

/** What goes off a wage in a month, and the bonus that comes on top of it. */
function monthOf(law: Law, gross: Term, answers: Answers): Month {
  const socialInsurance = employeeSocial(law, gross);
  const healthInsurance = healthOf(law, gross, 'employee', answers.disabled);
  const taxBase = step(
    'taxBase',
    'Wage less insurance',
    minus(gross, of(socialInsurance), of(healthInsurance)),
  );
  const taxed = taxedWage(law, taxBase, answers.declarationSigned);
  const bonus = answers.declarationSigned
    ? childBonus(law, of(taxBase), { ...answers, per: 'month' })
    : noBonus('no signed declaration', [input('declarationSigned', 0, 'yes or no')]);
  return {
    socialInsurance,
    healthInsurance,
    taxBase,
    taxedWage: taxed,
    taxAdvance: taxByBands(law, taxed, 'month'),
    childBonus: bonus,
  };
}

const twelve = plain(12, 'months');

/** The same wage all year, as it is settled after it: allowance and bonus by the base of the year. Source: § 38 of act 595/2003. */
function yearOf(law: Law, month: Month, answers: Answers): StepsOf<typeof yearOutputs> {
  const taxBase = step('yearBase', yearOutputs.taxBase.label, times(twelve, of(month.taxBase)));
  const allowance = allowanceOf(law, of(taxBase));
  const tax = taxByBands(law, taxedOf(of(taxBase), of(allowance)), 'year');
  const bonus = childBonus(law, of(taxBase), { ...answers, per: 'year' });
  const paid = step(
    'paidInTheYear',
    'Twelve months’ advances less bonus',
    times(twelve, minus(of(month.taxAdvance), of(month.childBonus))),
  );
  return {
    taxBase: { ...taxBase, id: '', label: '' },
    allowance,
    tax: { ...tax, label: yearOutputs.tax.label },
    childBonus: { ...bonus, label: yearOutputs.childBonus.label },
    settlement: outcome(minus(of(paid), minus(of(tax), of(bonus)))),
    netIncome: outcome(plus(minus(of(taxBase), of(tax)), of(bonus))),
  };
}

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const gross = input('grossSalary', answers.grossSalary, 'EUR');
  const month = monthOf(law, gross, answers);
  const { socialInsurance, healthInsurance, taxAdvance, childBonus: bonus } = month;
  const after = minus(gross, of(socialInsurance), of(healthInsurance), of(taxAdvance));
  const social = employerSocial(law, gross);
  const health = healthOf(law, gross, 'employer', answers.disabled);
  const wholeYear = yearOf(law, month, answers);
  return {
    outputs: {
      netSalary: outcome(bonus.number.eq(0) ? after : plus(after, of(bonus))),
      ...month,
      employerSocial: social,
      employerHealth: health,
      employerCost: outcome(plus(gross, of(social), of(health))),
      wholeYear,
    },
    notes: notesOf(law, answers, { base: month.taxBase, bonus, allowance: wholeYear.allowance }),
  };
}

/** Parts of what the employer pays, and of a bonus; nothing where the employee has nothing left. */
function chart(_answers: Answers, said: PlainOf<typeof outputs>): ChartOf<'split'> | undefined {
  if (said.netSalary < 0) return undefined;
  return {
    kind: 'split',
    title: 'Where the money your employer pays goes',
    unit: 'EUR',
    parts: [
      { label: 'You', value: said.netSalary, kept: true },
      { label: 'Income tax', value: said.taxAdvance },
      { label: 'Your social insurance', value: said.socialInsurance },
      { label: 'Your health insurance', value: said.healthInsurance },
      { label: 'Employer’s social insurance', value: said.employerSocial },
      { label: 'Employer’s health insurance', value: said.employerHealth },
    ],
  };
}

export const definition = calculator({
  slug: 'slovak-gross-net-salary-calculator',
  quick: true,
  rules: rulesByDay,
  words: {
    title: 'Net salary calculator',
    lead: 'What’s left of a gross salary in Slovakia, and what your employer pays for you.',
    topic: 'work',
    asks: 'What is left of my salary?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'netSalary' },
  draws: 'split',
  chart,
  sample: { grossSalary: 1_500 },
  examples,
});
