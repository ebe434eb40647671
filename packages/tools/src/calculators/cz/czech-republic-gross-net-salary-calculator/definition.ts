import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { decidedBy, outcome, step } from '@majak/law/step';
import { condition, holds, input, minus, of, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import type { PlainOf } from '../../../calculator/output.ts';
import { amount, money } from '../../../cz/crowns.ts';
import { children, nothing, studentUnder26, year } from '../../../cz/household.ts';
import { settle, taxBefore } from '../../../cz/income-tax.ts';
import { ofYear, socialOfMonth, socialOfYear } from '../../../cz/payroll-year.ts';
import { smallWageNotes } from '../../../cz/small-wage.ts';
import { taxOutputs, totalContributions } from '../../../cz/tax-outputs.ts';
import { employeeOutputs, employerOutputs, healthOf, isInsured, monthlyTaxBase } from '../../../cz/wage.ts';
import { withholding } from '../../../cz/withholding.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { examples } from './examples.ts';

const questions = {
  grossSalary: amount({ label: 'Gross monthly salary', missing: 'Enter your gross salary' }),
  period: choice({
    label: 'Show',
    options: [
      { value: 'month', label: 'A month' },
      { value: 'year', label: 'Twelve months' },
    ],
  }),
  declarationSigned: yesNo({
    label: 'You signed the declaration with this employer',
    hint: 'Růžové prohlášení, for tax credits',
    start: true,
  }),
  children,
  studentUnder26,
  disability: choice({
    label: 'Disability pension',
    seldom: true,
    options: [
      { value: 'none', label: 'None' },
      { value: 'first', label: 'First degree' },
      { value: 'second', label: 'Second degree' },
      { value: 'third', label: 'Third degree' },
    ],
  }),
  ztpp: yesNo({ label: 'You have a ZTP/P card', seldom: true }),
  minimumHealthBase: yesNo({
    label: 'The minimum health base applies',
    seldom: true,
    hint: 'Not for students, pensioners, parents of small children or second jobs',
    start: true,
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const outputs = {
  netSalary: money('Net salary'),
  ...employeeOutputs,
  ...taxOutputs,
  ...employerOutputs,
  totalContributions,
  employerCost: money('Employer’s cost'),
};

/** Credits of a month, with a signed declaration alone. Source: § 35ba, § 35d of act 586/1992. */
function monthlyCredits(law: Law, answers: Answers): Step {
  const { label } = taxOutputs.totalTaxCredit;
  if (!answers.declarationSigned) {
    const none = step('totalTaxCredit', label, nothing);
    return {
      ...none,
      write: () => '0: no declaration is signed',
      from: [input('declarationSigned', 0, 'yes or no')],
    };
  }
  const credits: [Term, ...Term[]] = [rule(law, 'cz.credit.taxpayer.month')];
  if (answers.studentUnder26 && holds(law, 'cz.credit.student.month'))
    credits.push(rule(law, 'cz.credit.student.month'));
  if (answers.disability === 'third') credits.push(rule(law, 'cz.credit.disability.extended.month'));
  else if (answers.disability !== 'none') credits.push(rule(law, 'cz.credit.disability.basic.month'));
  if (answers.ztpp) credits.push(rule(law, 'cz.credit.ztpp.month'));
  const made = step('totalTaxCredit', label, plus(...credits));
  return answers.studentUnder26 ? decidedBy(made, condition(law, 'cz.credit.student.month')) : made;
}

/**
 * Base and tax of a month before credits: withheld from a wage under the limit of participation without a signed
 * declaration, an advance from any other. Sources: § 6(4)(b), § 36, § 38h of act 586/1992.
 */
function taxOf(law: Law, gross: Term, signed: boolean): { taxBase: Step; taxBeforeCredits: Step } {
  if (!(signed || isInsured(law, gross))) return withholding(law, gross, [rule(law, 'cz.dpc.limit')]);
  const taxBase = monthlyTaxBase(law, gross);
  return { taxBase, taxBeforeCredits: taxBefore(law, taxBase, 'month') };
}

const twelve = plain(12);

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const yearly = answers.period === 'year';
  const scale = yearly ? ofYear : (month: Step) => month;
  const gross = input('grossSalary', answers.grossSalary, 'CZK');
  const social = yearly ? socialOfYear(law, gross) : socialOfMonth(law, gross);
  const health = healthOf(law, gross, answers.minimumHealthBase && !exempt(answers));
  const { taxBase: base, taxBeforeCredits: tax } = taxOf(law, gross, answers.declarationSigned);
  const credits = monthlyCredits(law, answers);
  const settled = settle(law, {
    tax,
    credits,
    children: answers.declarationSigned ? answers.children : 0,
    earned: gross,
    per: 'month',
  });
  const [employeeHealth, employerHealth] = [scale(health.employee), scale(health.employer)];
  const [incomeTax, taxBonus] = [scale(settled.incomeTax), scale(settled.taxBonus)];
  const paid = yearly ? of(step('grossYear', 'Gross salary for the year', times(gross, twelve))) : gross;
  const deducted = minus(paid, of(social.employee), of(employeeHealth), of(incomeTax));
  const net = outcome(taxBonus.number.eq(0) ? deducted : plus(deducted, of(taxBonus)));
  const contributions = [
    of(social.employee),
    of(employeeHealth),
    of(incomeTax),
    of(social.employer),
    of(employerHealth),
  ] as const;
  return {
    outputs: {
      netSalary: net,
      socialSecurity: social.employee,
      healthInsurance: employeeHealth,
      taxBase: scale(base),
      taxBeforeCredits: scale(tax),
      totalTaxCredit: scale(credits),
      incomeTax,
      taxBonus,
      employerSocial: social.employer,
      employerHealth,
      totalContributions: outcome(minus(plus(...contributions), of(taxBonus))),
      employerCost: outcome(plus(paid, of(social.employer), of(employerHealth))),
    },
    notes: [...smallWageNotes(law, gross, answers.declarationSigned), ...notesOf(answers, law, net)],
  };
}

/**
 * Whether the minimum base of health insurance is not theirs: the state insures students and whoever draws a disability
 * pension, and holders of a ZTP/P card are left out by name. Sources: § 3(8)(a) and (d) of act 592/1992, § 7(1)(a) and (b) of act 48/1997.
 */
const exempt = ({ studentUnder26: student, disability, ztpp }: Answers): boolean =>
  student || disability !== 'none' || ztpp;

/** Whether something was claimed that only a signed declaration brings. */
const claims = (answers: Answers): boolean => answers.children > 0 || exempt(answers);

function notesOf(answers: Answers, law: Law, net: Step): string[] {
  const notes: string[] = [];
  if (net.number.lt(0))
    notes.push(
      `The health insurance of the minimum base of ${rule(law, 'cz.health.minimumBase.month').write()} CZK a month is more than this wage leaves. Ask your employer: with another job, an old-age pension or a small child in your care, the minimum base may not apply.`,
    );
  if (
    answers.minimumHealthBase &&
    exempt(answers) &&
    rule(law, 'cz.health.minimumBase.month').value.gt(answers.grossSalary)
  )
    notes.push(
      'The minimum base of health insurance doesn’t apply to students, disability pensions and ZTP/P cards, if so all month (§ 3(8) of act 592/1992).',
    );
  if (!answers.declarationSigned && claims(answers))
    notes.push(
      'Without a signed declaration you get no credits or child allowance. You can claim them after the end of the year in a tax return.',
    );
  if (answers.studentUnder26 && !holds(law, 'cz.credit.student.month'))
    notes.push('The student credit was abolished from 2024, so it isn’t included.');
  return notes;
}

/** Parts of what the employer pays, and of a bonus; nothing where the net salary is negative, since a part cannot be. */
function chart(_answers: Answers, said: PlainOf<typeof outputs>): ChartOf<'split'> | undefined {
  const net = said.netSalary;
  if (net < 0) return undefined;
  return {
    kind: 'split',
    title: 'Where the money your employer pays goes',
    unit: 'CZK',
    parts: [
      { label: 'You', value: net, kept: true },
      { label: 'Income tax', value: said.incomeTax },
      { label: 'Your social security', value: said.socialSecurity },
      { label: 'Your health insurance', value: said.healthInsurance },
      { label: 'Employer’s social security', value: said.employerSocial },
      { label: 'Employer’s health insurance', value: said.employerHealth },
    ],
  };
}

export const definition = calculator({
  slug: 'Czech-Republic-Gross-Net-salary-calculator',
  quick: true,
  rules: rulesByDay,
  words: {
    title: 'Net salary calculator',
    lead: 'What’s left of a gross salary in the Czech Republic, and what your employer pays for you.',
    topic: 'work',
    asks: 'What is left of my salary?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'netSalary' },
  draws: 'split',
  chart,
  sample: { grossSalary: 40_000 },
  examples,
});
