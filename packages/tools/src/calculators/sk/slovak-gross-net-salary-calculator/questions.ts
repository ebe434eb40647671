import type { AnswersOf } from '../../../form/field.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { amount } from '../../../sk/euros.ts';
import { childQuestions, year } from '../../../sk/family.ts';

/** What a salary is asked by. */
export const questions = {
  grossSalary: amount({ label: 'Gross monthly salary', missing: 'Enter your gross salary' }),
  declarationSigned: yesNo({
    label: 'You signed the declaration with this employer',
    hint: 'With a signed vyhlásenie na zdanenie, you get the allowance and the child bonus each month. Sign it with one employer at a time',
    start: true,
  }),
  ...childQuestions,
  disabled: yesNo({
    label: 'You have a recognised disability',
    hint: 'You and your employer pay half the usual health insurance',
    seldom: true,
  }),
  year,
};

export type Answers = AnswersOf<typeof questions>;
