import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Day } from '@majak/law/dates';
import type { Law } from '@majak/law/law-on';
import { outcome, verdict } from '@majak/law/step';
import { input, minus, of, plus, rule } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { date, type StepsOf } from '../../../calculator/output.ts';
import { amount, money } from '../../../cz/crowns.ts';
import { filingDays, inWords, settlementRequestBy } from '../../../cz/deadlines.ts';
import {
  children,
  creditNotes,
  nothing,
  spouseCaresForChildUnder3,
  spouseIncomeUnder68000,
  studentUnder26,
  year,
} from '../../../cz/household.ts';
import { taxBaseOf, taxBefore } from '../../../cz/income-tax.ts';
import { taxOutputs } from '../../../cz/tax-outputs.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { number } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { deductionsOf } from './deductions.ts';
import { examples } from './examples.ts';
import { bonusesStay, creditsOf, refundOf, settleYear } from './settlement.ts';

const months = { unit: 'months', min: 1, max: 12, start: 12 } as const;
const questions = {
  grossIncome: amount({
    label: 'Gross income for the year',
    hint: 'From all employers, as in their confirmations (potvrzení o zdanitelných příjmech)',
    missing: 'Enter your gross income for the year',
  }),
  taxAdvances: amount({
    label: 'Tax advances withheld',
    hint: 'In the same confirmations, all months together',
    missing: 'Enter the tax advances withheld, 0 if there were none',
  }),
  taxBonusesPaid: amount({ label: 'Child bonuses already paid with the wage', start: 0 }),
  children,
  childrenMonths: number({
    label: 'Months you claim the children for',
    hint: 'The month of birth counts; otherwise months that began with the child in your household',
    when: (answers) => Number(answers.children) > 0,
    ...months,
  }),
  spouseIncomeUnder68000,
  spouseCaresForChildUnder3,
  spouseMonths: number({
    label: 'Months you claim the spouse for',
    hint: 'Months that began with all the conditions met',
    when: (answers) => answers.spouseIncomeUnder68000 === true,
    ...months,
  }),
  studentUnder26,
  mortgageInterest: amount({ label: 'Mortgage interest paid', hint: 'As confirmed by the bank', start: 0 }),
  loanBefore2021: yesNo({
    label: 'The home was bought before 2021',
    hint: 'Its interest has a higher limit',
    when: (answers) => Number(answers.mortgageInterest) > 0,
  }),
  donations: amount({
    label: 'Donations',
    hint: 'With a confirmation; a blood donation counts as 3 000 CZK',
    start: 0,
  }),
  retirementSavings: amount({
    label: 'Retirement savings that can be deducted',
    hint: 'The amount on the confirmation of the pension fund, insurer or broker',
    start: 0,
  }),
  monthsEmployed: number({ label: 'Months you were employed', ...months }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const dayOutputs = {
  settlementRequestBy: date('Ask your employer for the settlement by'),
  filingDeadline: date('Tax return on paper by'),
  electronicDeadline: date('Tax return filed electronically by'),
};
const outputs = {
  refund: money('Refund'),
  totalDeductions: money('Deductions'),
  ...taxOutputs,
  ...dayOutputs,
};

/** The three days that matter, as facts. Sources: § 136 of act 280/2009, § 38ch(1) of act 586/1992. */
function deadlines(law: Law): StepsOf<typeof dayOutputs> {
  const from = [input('year', law.year, 'count')];
  const by = (value: Day, because: string) => verdict({ value, because, from });
  const shifted = 'moved past weekends and public holidays';
  return {
    filingDeadline: by(filingDays(law.year, 'paper').taxReturn, `Three months after ${law.year}, ${shifted}`),
    electronicDeadline: by(
      filingDays(law.year, 'electronic').taxReturn,
      `Four months after ${law.year}, ${shifted}`,
    ),
    settlementRequestBy: by(settlementRequestBy(law.year), `15 February after ${law.year}, ${shifted}`),
  };
}

const sumOf = (steps: readonly Step[]): Term => {
  const [first, ...rest] = steps.map(of);
  return first ? plus(first, ...rest) : nothing;
};

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const gross = input('grossIncome', answers.grossIncome, 'CZK');
  const { steps, notes } = deductionsOf(law, gross, answers);
  const deducted =
    steps.length === 0
      ? { ...outcome(nothing), from: [input('mortgageInterest', 0, 'CZK')] }
      : outcome(sumOf(steps));
  const base = taxBaseOf(steps.length === 0 ? gross : minus(gross, of(deducted)));
  const tax = taxBefore(law, base, 'year');
  const credits = creditsOf(law, answers);
  const settled = settleYear(law, { tax, credits, family: answers, earned: gross });
  const refund = refundOf(law, {
    ...settled,
    advances: input('taxAdvances', answers.taxAdvances, 'CZK'),
    bonusesPaid: input('taxBonusesPaid', answers.taxBonusesPaid, 'CZK'),
    earned: gross,
  });
  return {
    outputs: {
      refund,
      totalDeductions: deducted,
      taxBase: base,
      taxBeforeCredits: tax,
      totalTaxCredit: credits,
      incomeTax: settled.incomeTax,
      taxBonus: settled.taxBonus,
      ...deadlines(law),
    },
    notes: [
      ...refundNotes(law, answers, refund),
      ...creditNotes(law, answers),
      ...notes,
      ...filingNotes(law),
    ],
  };
}

function refundNotes(law: Law, answers: Answers, refund: Step): string[] {
  const notes: string[] = [];
  const smallest = rule(law, 'cz.refund.smallest');
  if (refund.number.lt(0))
    notes.push(
      'You owe tax. With a tax return it is due on the last day for the return; an employer’s settlement usually doesn’t collect it.',
    );
  if (refund.number.gt(0) && refund.number.lte(smallest.value))
    notes.push(`An employer only pays out refunds above ${smallest.write()} CZK.`);
  if (answers.taxBonusesPaid > 0 && bonusesStay(law, input('grossIncome', answers.grossIncome, 'CZK')))
    notes.push(
      `The income is under ${rule(law, 'cz.bonus.minimumIncome.year').write()} CZK, so there is no yearly bonus. The bonuses already paid are not taken back.`,
    );
  if (answers.monthsEmployed < 12)
    notes.push(
      `You worked ${answers.monthsEmployed} of 12 months. You still get the whole taxpayer credit, which is why you get tax back.`,
    );
  const limit = rule(law, 'cz.dpc.limit');
  if (answers.grossIncome > 0 && limit.value.times(answers.monthsEmployed).gt(answers.grossIncome))
    notes.push(
      `A wage under ${limit.write()} CZK a month without a signed declaration is taxed by withholding (§ 6(4)(b) of act 586/1992) and stays out of a return. You may put all such wages of the year into it; then enter the tax withheld among the advances.`,
    );
  if (answers.taxAdvances > answers.grossIncome)
    notes.push('The advances are higher than the income. Check both numbers in the confirmation.');
  return notes;
}

const filingNotes = (law: Law): string[] => [
  `Your employer settles the year if you ask by ${inWords(settlementRequestBy(law.year))}, did not have two employers at once, and had no other income above ${rule(law, 'cz.filing.sideIncome').write()} CZK. Otherwise file a tax return. If you do not have to, you can still claim a refund with a return within three years.`,
  'Credits for disability and ZTP/P cards aren’t included here. For a loan that began or ended within the year, the interest limit is a twelfth for each month.',
];

export const definition = calculator({
  slug: 'employee-tax-return',
  rules: rulesByDay,
  words: {
    title: 'Employee tax return calculator',
    lead: 'How much tax you get back for the year, and the last day to ask for it.',
    topic: 'work',
    asks: 'How much tax do I get back?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'refund' },
  draws: 'split',
  chart: (_answers, { refund, incomeTax }) =>
    refund < 0
      ? undefined
      : {
          kind: 'split',
          title: 'What happens to the tax you paid',
          unit: 'CZK',
          parts: [
            { label: 'Comes back to you', value: refund, kept: true },
            { label: 'Tax for the year', value: incomeTax },
          ],
        },
  sample: { grossIncome: 480_000, taxAdvances: 48_000, children: 1, monthsEmployed: 10 },
  examples,
});
