import type { Law } from '@majak/law/law-on';
import { fact, type Step, step } from '@majak/law/step';
import { input, minus, of, over, plain, plus, rule, type Term, times } from '@majak/law/term';
import { type Computed, calculator, type Fault, type Plain, type Table } from '../../kit/calculator.ts';
import { year } from '../../kit/household.ts';
import type { Picture } from '../../kit/picture.ts';
import { type Given, numberQuestion, optionalNumber, yesNo } from '../../kit/question.ts';
import { type Annuity, annuityOf, scheduleOf } from './annuity.ts';
import { examples } from './examples.ts';
import { ltvLimit, warningsOf } from './warnings.ts';

const crowns = { unit: 'CZK', decimals: 2 } as const;
const questions = {
  loanYears: numberQuestion({
    label: 'Years of the loan',
    missing: 'Enter the years of the loan',
    unit: 'years',
    min: 1,
    max: 50,
  }),
  interestRate: numberQuestion({
    label: 'Interest rate a year',
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
    hint: 'As the bank appraises it, which can be less than the price',
    ...crowns,
  }),
  downPayment: optionalNumber({ label: 'Your down payment', needed: true, ...crowns }),
  age: optionalNumber({
    label: 'Your age',
    hint: 'Under 36 the limit of the loan is higher',
    unit: 'years',
    min: 18,
    max: 100,
  }),
  investment: yesNo({
    label: 'The home is an investment',
    hint: 'You will let it, count on its rent, or it is your third home or a further one',
  }),
  monthlyIncome: optionalNumber({
    label: 'Net income of the household a month',
    hint: 'To see which part of it the payment takes',
    ...crowns,
  }),
  year,
};
type Input = Given<typeof questions>;

const fault = (field: string, code: string, message: string): Fault => ({ field, code, message });

function check({ loanAmount, homeValue, downPayment }: Input): readonly Fault[] {
  if (homeValue !== undefined && downPayment !== undefined && downPayment > homeValue)
    return [fault('downPayment', 'too_big', 'The down payment is more than the value of the home')];
  if (loanAmount === undefined && homeValue === undefined)
    return [fault('loanAmount', 'missing', 'Enter the loan, or the value of the home and your down payment')];
  if (loanAmount === undefined && downPayment === undefined)
    return [fault('downPayment', 'missing', 'Enter your down payment, 0 if you have none')];
  if (loanAmount === undefined || homeValue === undefined || downPayment === undefined) return [];
  const rest = minus(input('homeValue', homeValue), input('downPayment', downPayment));
  return rest.value.eq(loanAmount)
    ? []
    : [
        fault(
          'loanAmount',
          'one_of_two',
          'Value less down payment is another loan: leave one of the three out',
        ),
      ];
}

/** The loan: as given, or the value less the down payment. */
const loanOf = ({ loanAmount, homeValue = 0, downPayment = 0 }: Input): Step =>
  step(
    'loanAmount',
    'Loan',
    loanAmount === undefined
      ? minus(input('homeValue', homeValue), input('downPayment', downPayment))
      : input('loanAmount', loanAmount),
  );

/** The value of the home: as given, or the loan and the down payment; nothing where neither is known. */
function homeValueOf({ homeValue, downPayment }: Input, loan: Step): Term | undefined {
  if (homeValue !== undefined) return input('homeValue', homeValue);
  return downPayment === undefined ? undefined : plus(of(loan), input('downPayment', downPayment));
}

const hundred = plain(100);
const percent = (id: string, label: string, [part, whole]: readonly [Term, Term]): Step =>
  step(id, label, { ...over(times(part, hundred), whole), unit: 'percent' }, 'toHundredth');

const unknown = (id: string, label: string, { because, from }: { because: string; from: Term }): Step =>
  fact(id, label, { value: null, because, from: [from], unit: 'percent' });

function shareOfValue(given: Input, loan: Step): Step {
  const label = 'Loan to value';
  const value = homeValueOf(given, loan);
  if (value?.value.gt(0)) return percent('loanToValue', label, [of(loan), value]);
  return unknown('loanToValue', label, { because: 'The value of the home is not known', from: of(loan) });
}

function shareOfIncome({ monthlyIncome = 0 }: Input, payment: Step): Step {
  const label = 'Payment to income';
  const income = input('monthlyIncome', monthlyIncome);
  if (monthlyIncome > 0) return percent('paymentToIncome', label, [of(payment), income]);
  return unknown('paymentToIncome', label, { because: 'The income is not known', from: of(payment) });
}

/** The years of the loan as rows, and how they are computed. */
const scheduleTable = (annuity: Annuity, { loan, payment }: Record<'loan' | 'payment', Step>): Table => ({
  explained: fact('schedule', 'Year by year', {
    value: annuity.years === 1 ? '1 year' : `${annuity.years} years`,
    because: `Each month ${of(annuity.rate).write()} of the balance is interest, the rest of the payment lowers the balance`,
    from: [of(loan), of(payment)],
  }),
  rows: scheduleOf(loan.number, annuity),
});

function compute(given: Input, law: Law): Computed {
  const loan = loanOf(given);
  const annuity = annuityOf(loan, given.loanYears, given.interestRate);
  const exactPayment = of(annuity.payment);
  const payment = step('monthlyPayment', 'Monthly payment', exactPayment, 'toHeller');
  const months = times(input('loanYears', given.loanYears, 'count'), plain(12));
  const total = step('totalPayment', 'Paid in all', times(exactPayment, months), 'toHeller');
  const loanToValue = shareOfValue(given, loan);
  return {
    outputs: {
      monthlyPayment: payment,
      loanAmount: loan,
      totalPayment: total,
      totalInterest: step('totalInterest', 'Interest in all', minus(of(total), of(loan))),
      loanToValue,
      paymentToIncome: shareOfIncome(given, payment),
      warnings: warningsOf({ ...given, law, loan, loanToValue }),
      schedule: scheduleTable(annuity, { loan, payment }),
    },
    notes: notesOf(given, law),
  };
}

function notesOf(given: Input, law: Law): string[] {
  const { id, whom } = ltvLimit({ ...given, law });
  const notes = [
    `The Czech National Bank recommends loans of at most ${rule(law, id).write()} of the value ${whom}. Banks may make exceptions.`,
  ];
  if (given.age === undefined && !given.investment)
    notes.push(
      `Applicants under 36 can borrow up to ${rule(law, 'cz.mortgage.ltvUnder36').write()} of an own home.`,
    );
  notes.push(
    'The rate is fixed for some years only; after that the payment changes. Fees, appraisal and insurance are not counted. A bank rounds each payment, so its total can differ by a few crowns.',
  );
  return notes;
}

/** Interest and principal of each year, stacked. */
function columnsOf(_given: Input, { schedule }: Plain): Picture {
  const rows = Array.isArray(schedule) ? schedule : [];
  return {
    kind: 'columns',
    title: 'What you pay each year',
    unit: 'CZK',
    of: 'Year',
    series: ['Paid back', 'Interest'],
    columns: rows.map(({ year: label, principal, interest }) => ({
      label: String(label),
      values: [Number(principal), Number(interest)],
    })),
  };
}

export const definition = calculator({
  slug: 'czech-mortgage-calculator',
  words: {
    title: 'Mortgage calculator',
    lead: 'What a Czech mortgage costs a month and in all, how fast it is paid back, and what a bank may object to.',
    topic: 'home',
    asks: 'What does a mortgage cost me a month?',
  },
  questions,
  check,
  compute,
  shows: {
    headline: 'monthlyPayment',
    lines: [
      'loanAmount',
      'totalPayment',
      'totalInterest',
      'loanToValue',
      'paymentToIncome',
      'warnings',
      'schedule',
    ],
  },
  picture: columnsOf,
  sample: { loanYears: 30, interestRate: 4.5, homeValue: 6_000_000, downPayment: 1_200_000, age: 38 },
  examples,
});
