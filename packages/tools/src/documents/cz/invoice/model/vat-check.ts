import { isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import type { AnswersOf } from '../../../../form/field.ts';
import { isPlainObject } from '../../../../form/field-tree.ts';
import { choice } from '../../../../form/kinds/choice.ts';
import { optionalGroup } from '../../../../form/kinds/group.ts';
import {
  optionalPrintedLines,
  optionalPrintedText,
  printedCode,
  printedText,
} from '../../../../form/kinds/printed-text.ts';

/** What a register can have said. `unavailable`: it was asked and gave no verdict. */
export const verdicts = ['valid', 'invalid', 'unavailable'] as const;

const whenMissing = 'Enter when it was checked, such as 2026-11-21T10:32:00Z';
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/;

/** A moment in UTC. `Date.parse` alone takes 31 November for the day after the 30th. */
const isInstant = (value: string): boolean =>
  instant.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

const fields = {
  vatNumber: printedCode({
    label: 'Checked VAT number',
    maxLength: 20,
    missing: 'Enter the VAT number that was checked',
  }),
  registry: choice({
    label: 'What the register said',
    options: verdicts.map((value) => ({ value, label: value })),
    wrong: `Choose what the register said: ${verdicts.join(', ')}`,
    start: null,
  }),
  source: choice({
    label: 'Register',
    options: [
      { value: 'VIES', label: 'VIES' },
      { value: 'ARES', label: 'ARES' },
    ],
    wrong: 'Choose a register: VIES or ARES',
  }),
  /** ISO 8601 in UTC. */
  checkedAt: printedText({
    label: 'Checked at',
    missing: whenMissing,
    more: [z.refine<string>(isInstant, { error: whenMissing })],
  }),
  consultationNumber: optionalPrintedText({ label: 'Consultation number', maxLength: 60 }),
  name: optionalPrintedText({ label: 'Name in the register', maxLength: 300 }),
  address: optionalPrintedLines({ label: 'Address in the register', maxLength: 500 }),
};
export type VatCheck = AnswersOf<typeof fields>;

/** Evidence that a VAT number was checked, as the register answered; of a person no number is asked. */
export const vatCheck = optionalGroup({
  label: 'Check of the VAT number',
  by: 'checkedAt',
  when: ({ customer }) => !(isPlainObject(customer) && customer.kind === 'person'),
  fields,
});
