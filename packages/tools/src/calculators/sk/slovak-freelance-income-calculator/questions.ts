import type { AnswersOf } from '../../../form/field.ts';
import { number, optionalNumber } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { amount } from '../../../sk/euros.ts';
import { childQuestions, year } from '../../../sk/family.ts';
import { grossIncome, method } from '../../../sk/trade-questions.ts';

/** What a year of a trade is asked by. */
export const questions = {
  grossIncome,
  method,
  expenses: amount({
    label: 'Real expenses per year',
    hint: 'Without social and health insurance, which is deducted separately',
    start: 0,
    when: ({ method: chosen }) => chosen === 'real',
  }),
  incomeLastYear: optionalNumber({
    label: 'Income the year before',
    hint: 'This decides which social insurance you pay. If you leave it out, we assume it was the same',
    unit: 'EUR',
    decimals: 2,
  }),
  monthsOfTrade: number({
    label: 'Months with a licence in the year',
    hint: 'The minimum for health insurance only counts for these months',
    min: 1,
    max: 12,
    start: 12,
  }),
  monthsInsured: number({
    label: 'Months of social insurance in the year',
    hint: 'With a new trade, you aren’t insured until the first day of the sixth month after the month you got your licence',
    min: 0,
    max: 12,
    start: 12,
  }),
  paidContributions: optionalNumber({
    label: 'Insurance you paid in the year',
    hint: 'Social and health insurance together. If you leave it out, we use this year’s',
    unit: 'EUR',
    decimals: 2,
    seldom: true,
  }),
  insuredElsewhere: yesNo({
    label: 'You’re employed too, or insured by the state',
    hint: 'There’s no minimum for health insurance for students, pensioners and parents on parental allowance',
  }),
  disabled: yesNo({ label: 'You have a recognised disability', seldom: true }),
  ...childQuestions,
  year,
};

export type Answers = AnswersOf<typeof questions>;
