import { neighbours } from '@majak/law/cz/neighbours';
import type { Answers } from '../../../form/field.ts';
import { country } from '../../../form/kinds/country.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { optionalPrintedText, printedText } from '../../../form/kinds/printed-text.ts';
import { rows } from '../../../form/kinds/rows.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import { sexField } from '../sex-field.ts';

const hasNoFirstName = ({ firstName }: Answers): boolean =>
  typeof firstName !== 'string' || firstName.trim() === '';

/** Who will live there: the foreigners who are named, and how many others. */
export const accommodatedFields = {
  foreigners: rows({
    label: 'Foreigners the document is for',
    row: 'person',
    max: 12,
    missing: 'Enter who will live there',
    personal: true,
    columns: {
      firstName: optionalPrintedText({
        label: 'First names',
        hint: 'As in the passport. Leave it empty if there’s only one name.',
        maxLength: 100,
        fact: 'person.firstName',
      }),
      surname: {
        ...allowUnknown(
          optionalPrintedText({
            label: 'Surname',
            missing: 'Enter the first name or the surname',
            maxLength: 100,
            fact: 'person.surname',
          }),
        ),
        needed: hasNoFirstName,
      },
      bornOn: allowUnknown(
        day({ label: 'Date of birth', missing: 'Enter the date of birth', fact: 'person.bornOn' }),
      ),
      sex: sexField({
        label: 'Czech forms for them',
        fact: 'person.sex',
      }),
      nationality: allowUnknown(
        country({
          label: 'Citizenship',
          hint: 'As in the passport',
          near: neighbours,
          missing: 'Choose the citizenship',
          fact: 'person.citizenship',
        }),
      ),
      passport: allowUnknown(
        printedText({
          label: 'Passport number',
          missing: 'Enter the passport number',
          maxLength: 30,
          fact: 'person.passport.number',
        }),
      ),
      passportUntil: allowUnknown(
        day({
          label: 'Passport valid until',
          hint: 'Only to check it: it isn’t printed',
          missing: 'Enter the last day the passport is valid',
          fact: 'person.passport.validUntil',
        }),
      ),
    },
  }),
  others: number({
    label: 'How many others live in the same room or flat',
    hint: 'Anybody not named above, including children',
    missing: 'Enter how many others live there',
    max: 50,
    start: 0,
  }),
};

type Named = { firstName?: string; surname?: string | null };

/** A name as the passport has it; empty while nobody knows it. */
export const fullName = ({ firstName, surname }: Named = {}): string =>
  [firstName, surname].filter(Boolean).join(' ');
