import type { AnswersOf } from '../../form/field.ts';
import { amount } from '../../form/kinds/amount.ts';
import { day } from '../../form/kinds/day.ts';
import { number } from '../../form/kinds/number.ts';
import { printedLines, printedText } from '../../form/kinds/printed-text.ts';
import { clauseSwitches } from '../clause-switches.ts';
import { party } from './party-fields.ts';
import { roleWords } from './role-words.ts';
import { signingFields } from './signing-fields.ts';

const { clauses } = clauseSwitches({
  leavingAtOnce: {
    label: 'Ending it immediately',
    on: true,
    without: 'Without it, it can only be ended by agreement or with fifteen days’ notice.',
  },
  confidentiality: {
    label: 'Confidentiality',
    on: false,
    without: 'Without it, the law only protects business secrets.',
  },
});

/** What agreements beside a job ask: who works for whom, on what, where, for how long and for how much an hour. */
export const jobAgreementFields = {
  employer: party({ label: 'The employer (zaměstnavatel)', whose: 'the employer’s' }),
  employee: party({ label: 'The employee (zaměstnanec), a person', whose: 'the employee’s' }),
  job: printedLines({
    label: 'The work',
    hint: 'Each line becomes a point, such as: serving guests, translating texts',
    missing: 'Enter the work',
    maxLength: 1000,
    rows: 3,
  }),
  workplace: printedText({ label: 'Where it’s done', missing: 'Enter where it’s done', maxLength: 160 }),
  from: day({ label: 'From', missing: 'Enter its first day', near: true }),
  until: day({ label: 'Until', missing: 'Enter its last day', near: true }),
  hourPay: amount({ label: 'Pay per hour', unit: 'CZK', min: 1, missing: 'Enter the pay per hour' }),
  payday: number({
    label: 'Paid by this day of the next month',
    hint: 'Such as 15',
    min: 1,
    max: 28,
    start: 15,
  }),
  clauses,
  ...signingFields,
};
/** An agreement beside a job. @param hours In a year or in a week, by its kind. */
export type JobAgreement = AnswersOf<typeof jobAgreementFields> & { hours: number };

/** What the two are called. */
export const jobRoles = ({ employer, employee }: Pick<JobAgreement, 'employer' | 'employee'>) => ({
  employer: roleWords('employer', employer),
  employee: roleWords('employee', employee),
});

/** The steps of its form. */
export const jobAgreementSteps = [
  { key: 'employer', title: 'The employer', fields: ['employer'] },
  { key: 'employee', title: 'The employee', fields: ['employee'] },
  { key: 'work', title: 'The work', fields: ['job', 'workplace', 'from', 'until', 'hours'] },
  { key: 'pay', title: 'The pay', fields: ['hourPay', 'payday'] },
  { key: 'clauses', title: 'The clauses', fields: ['clauses'] },
  { key: 'signing', title: 'Signatures', fields: ['place', 'signedOn', 'copies'] },
] as const;
