import { country } from '../../../form/kinds/country.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { printedText } from '../../../form/kinds/printed-text.ts';
import { rows } from '../../../form/kinds/rows.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';

/** Who will live there: the foreigners who are named, and how many others. */
export const accommodatedFields = {
  foreigners: rows({
    label: 'Foreigners the document is for',
    row: 'person',
    max: 12,
    missing: 'Enter who will live there',
    personal: true,
    columns: {
      name: allowUnknown(
        printedText({
          label: 'Name and surname',
          hint: 'As in the passport',
          missing: 'Enter the name',
          maxLength: 120,
          fact: 'person.name',
        }),
      ),
      bornOn: allowUnknown(
        day({ label: 'Date of birth', missing: 'Enter the date of birth', fact: 'person.bornOn' }),
      ),
      nationality: allowUnknown(
        country({
          label: 'Citizenship',
          hint: 'The one of the passport',
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
          missing: 'Enter until when the passport is valid',
          fact: 'person.passport.validUntil',
        }),
      ),
    },
  }),
  others: number({
    label: 'How many others live in the same room or flat',
    hint: 'Whoever is not named above, children too',
    missing: 'Enter how many others live there',
    max: 50,
    start: 0,
  }),
};
