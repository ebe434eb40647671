import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { outcome, verdict } from '@majak/law/step';
import { input, minus, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import { count, orNothing, type PlainOf, percent, type StepsOf, table } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import { year } from '../../../cz/household.ts';
import { statedValue } from '../../../cz/stated-value.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { number, optionalNumber } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { type Annuity, annuityOf, scheduleOf } from './annuity.ts';
import { examples } from './examples.ts';
import { ltvLimit, warningOutput, warningsOf } from './warnings.ts';

const crowns = { unit: 'CZK', decimals: 2 } as const;
const questions = {
  loanYears: number({
    label: 'Years of the loan',
    missing: 'Enter the years of the loan',
    unit: 'years',
    min: 1,
    max: 50,
  }),
  interestRate: number({
    label: 'Yearly interest rate',
    hint: 'The nominal rate of the offer, not the one with fees (RPSN)',
    missing: 'Enter the interest rate',
    unit: '%',
    max: 100,
    decimals: 4,
  }),
  loanAmount: optionalNumber({
    needed: true,
    label: 'Loan',
    hint: 'Or leave it empty and enter the value and your down payment',
    ...crowns,
  }),
  homeValue: optionalNumber({
    needed: true,
    label: 'Value of the home',
    hint: 'The bank’s valuation, which can be less than the price',
    ...crowns,
  }),
  downPayment: optionalNumber({ label: 'Your down payment', needed: true, ...crowns }),
  age: optionalNumber({
    label: 'Your age',
    hint: `Under ${statedValue('cz.mortgage.youngAge')} the limit of the loan is higher`,
    unit: 'years',
    min: 18,
    max: 100,
  }),
  investment: yesNo({
    label: 'The home is an investment',
    hint: 'You’ll let it, rely on its rent, or it’s your third or further home',
  }),
  monthlyIncome: optionalNumber({
    label: 'Household’s net monthly income',
    hint: 'To see how much of it the payment takes',
    ...crowns,
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const outputs = {
  monthlyPayment: money('Monthly payment'),
  loanAmount: money('Loan'),
  totalPayment: money('Paid in total'),
  totalInterest: money('Total interest'),
  loanToValue: orNothing(percent('Loan to value')),
  paymentToIncome: orNothing(percent('Payment to income')),
  warnings: warningOutput,
  schedule: table('Year by year', {
    year: count('Year'),
    interest: money('Interest'),
    principal: money('Principal'),
    balance: money('Balance'),
  }),
};

const fault = (field: string, code: string, message: string): Fault => ({ field, code, message });

function validate({ loanAmount, homeValue, downPayment }: Answers): readonly Fault[] {
  if (homeValue !== undefined && downPayment !== undefined && downPayment > homeValue)
    return [fault('downPayment', 'too_big', 'The down payment is more than the value of the home')];
  if (loanAmount === undefined && homeValue === undefined)
    return [fault('loanAmount', 'missing', 'Enter the loan, or the value of the home and your down payment')];
  if (loanAmount === undefined && downPayment === undefined)
    return [fault('downPayment', 'missing', 'Enter your down payment, 0 if you have none')];
  if (loanAmount === undefined || homeValue === undefined || downPayment === undefined) return [];
  const rest = minus(input('homeValue', homeValue, 'CZK'), input('downPayment', downPayment, 'CZK'));
  return rest.value.eq(loanAmount)
    ? []
    : [
        fault(
          'loanAmount',
          'one_of_two',
          'The value less your down payment doesn’t give this loan: leave one of the three out',
        ),
      ];
}

/** The loan: as given, or the value less the down payment. */
const loanOf = ({ loanAmount, homeValue = 0, downPayment = 0 }: Answers): Step =>
  outcome(
    loanAmount === undefined
      ? minus(input('homeValue', homeValue, 'CZK'), input('downPayment', downPayment, 'CZK'))
      : input('loanAmount', loanAmount, 'CZK'),
  );

/** The value of the home: as given, or the loan and the down payment; nothing where neither is known. */
function homeValueOf({ homeValue, downPayment }: Answers, loan: Step): Term | undefined {
  if (homeValue !== undefined) return input('homeValue', homeValue, 'CZK');
  return downPayment === undefined ? undefined : plus(of(loan), input('downPayment', downPayment, 'CZK'));
}

const hundred = plain(100);
type Share = Step | FactStep<null>;
const shareOf = (part: Term, whole: Term): Step =>
  outcome({ ...over(times(part, hundred), whole), unit: 'percent' }, 'toHundredth');

const unknown = (because: string, from: Term): FactStep<null> =>
  verdict({ value: null, because, from: [from] });

function shareOfValue(answers: Answers, loan: Step): Share {
  const value = homeValueOf(answers, loan);
  if (value?.value.gt(0)) return shareOf(of(loan), value);
  return unknown('The value of the home is not known', of(loan));
}

function shareOfIncome({ monthlyIncome = 0 }: Answers, payment: Step): Share {
  const income = input('monthlyIncome', monthlyIncome, 'CZK');
  if (monthlyIncome > 0) return shareOf(of(payment), income);
  return unknown('The income is not known', of(payment));
}

type Steps = StepsOf<typeof outputs>;

/** The years of the loan as rows, and how they are computed. */
const scheduleTable = (
  annuity: Annuity,
  { loan, payment }: Record<'loan' | 'payment', Step>,
): Steps['schedule'] => ({
  explained: verdict({
    value: annuity.years === 1 ? '1 year' : `${annuity.years} years`,
    because: `Each month ${of(annuity.rate).write()} of the balance is interest; the rest of the payment reduces the balance`,
    from: [of(loan), of(payment)],
  }),
  rows: scheduleOf(loan.number, annuity),
});

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const loan = loanOf(answers);
  const annuity = annuityOf(loan, answers.loanYears, answers.interestRate);
  const exactPayment = of(annuity.payment);
  const payment = outcome(exactPayment, 'toHundredth');
  const months = times(input('loanYears', answers.loanYears, 'count'), plain(12));
  const total = outcome(times(exactPayment, months), 'toHundredth');
  const loanToValue = shareOfValue(answers, loan);
  return {
    outputs: {
      monthlyPayment: payment,
      loanAmount: loan,
      totalPayment: total,
      totalInterest: outcome(minus(of(total), of(loan))),
      loanToValue,
      paymentToIncome: shareOfIncome(answers, payment),
      warnings: warningsOf({ ...answers, law, loan, loanToValue }),
      schedule: scheduleTable(annuity, { loan, payment }),
    },
    notes: notesOf(answers, law),
  };
}

function notesOf(answers: Answers, law: Law): string[] {
  const { id, whom } = ltvLimit({ ...answers, law });
  const notes = [
    `The Czech National Bank recommends loans of at most ${rule(law, id).write()} of the value ${whom}. Banks may make exceptions.`,
  ];
  if (answers.age === undefined && !answers.investment)
    notes.push(
      `Applicants under ${rule(law, 'cz.mortgage.youngAge').value.toString()} can borrow up to ${rule(law, 'cz.mortgage.ltvUnder36').write()} of the value of their own home.`,
    );
  notes.push(
    'The rate is only fixed for some years; after that the payment changes. Fees, the valuation and insurance aren’t included. A bank rounds each payment, so its total can differ by a few crowns.',
  );
  return notes;
}

/** Interest and principal of each year, stacked. */
function columnsOf(_answers: Answers, { schedule }: PlainOf<typeof outputs>): ChartOf<'columns'> {
  return {
    kind: 'columns',
    title: 'What you pay each year',
    unit: 'CZK',
    of: 'Year',
    series: ['Paid back', 'Interest'],
    columns: schedule.map(({ year: label, principal, interest }) => ({
      label: String(label),
      values: [principal, interest],
    })),
  };
}

export const definition = calculator({
  slug: 'czech-mortgage-calculator',
  rules: rulesByDay,
  words: {
    title: 'Mortgage calculator',
    lead: 'What a Czech mortgage costs per month and in total, how fast you pay it back, and what a bank may object to.',
    topic: 'home',
    asks: 'What does a mortgage cost me a month?',
  },
  questions,
  outputs,
  validate,
  compute,
  shows: { headline: 'monthlyPayment' },
  draws: 'columns',
  chart: columnsOf,
  sample: { loanYears: 30, interestRate: 4.5, homeValue: 6_000_000, downPayment: 1_200_000, age: 38 },
  examples,
});
