import type { AnswersOf } from '../../../form/field.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { amount } from '../../../sk/euros.ts';
import { childQuestions, year } from '../../../sk/family.ts';

/** What a salary is asked by. */
export const questions = {
  grossSalary: amount({ label: 'Gross monthly salary', missing: 'Enter your gross salary' }),
  declarationSigned: yesNo({
    label: 'You signed the declaration with this employer',
    hint: 'In Slovak vyhlásenie na zdanenie: it gives you the allowance and the child bonus each month, with one employer at a time',
    start: true,
  }),
  ...childQuestions,
  disabled: yesNo({
    label: 'You have a recognised disability',
    hint: 'You and your employer pay half of the health insurance',
    seldom: true,
  }),
  year,
};

export type Answers = AnswersOf<typeof questions>;
