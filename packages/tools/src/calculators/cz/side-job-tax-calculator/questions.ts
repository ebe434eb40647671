import { year } from '../../../cz/household.ts';
import { expenseRate, expenses, method } from '../../../cz/self-employed.ts';
import type { Fault } from '../../../form/fault.ts';
import type { Answers, AnswersOf } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { optionalNumber } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';

const isTrade = ({ kind }: Answers): boolean => kind === 'trade';
const isAgreement = ({ kind }: Answers): boolean => kind === 'dpp' || kind === 'dpc';

const crowns = { unit: 'CZK', decimals: 2 } as const;

export const questions = {
  kind: choice({
    label: 'Your side job is',
    missing: 'Choose what your side job is',
    options: [
      { value: 'trade', label: 'A trade licence' },
      { value: 'dpp', label: 'An agreement to complete a job (DPP)' },
      { value: 'dpc', label: 'An agreement to perform work (DPČ)' },
    ],
    start: null,
  }),
  mainGrossSalary: optionalNumber({
    needed: true,
    ...crowns,
    label: 'Gross monthly salary from your main job',
    missing: 'Enter the gross salary from your main job',
    when: isTrade,
  }),
  sideIncome: optionalNumber({
    needed: true,
    ...crowns,
    label: 'Yearly income from your trade',
    hint: 'Everything you were paid, before expenses',
    missing: 'Enter what your trade earns in a year',
    when: isTrade,
  }),
  agreementIncome: optionalNumber({
    needed: true,
    ...crowns,
    label: 'Gross monthly pay from the agreement',
    missing: 'Enter the gross pay from the agreement',
    when: isAgreement,
  }),
  method: { ...method, when: isTrade },
  expenseRate: {
    ...expenseRate,
    when: (answers: Answers) => isTrade(answers) && answers.method !== 'real',
  },
  expenses: { ...expenses, when: (answers: Answers) => isTrade(answers) && answers.method === 'real' },
  declarationSigned: yesNo({
    label: 'You signed the declaration with this employer',
    hint: 'With one employer at a time: answer no if you signed it in your main job',
    when: isAgreement,
  }),
  year,
};
export type SideJobAnswers = AnswersOf<typeof questions>;

const needed = {
  trade: ['mainGrossSalary', 'sideIncome'],
  dpp: ['agreementIncome'],
  dpc: ['agreementIncome'],
} as const;

/** Amounts that this kind of side job cannot do without. */
export const validate = (answers: SideJobAnswers): Fault[] =>
  needed[answers.kind].flatMap((field) =>
    answers[field] === undefined
      ? [{ field, code: 'missing', message: questions[field].missing ?? 'Enter this amount' }]
      : [],
  );
