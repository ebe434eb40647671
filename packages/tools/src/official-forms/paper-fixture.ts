import type { Field } from '../form/field.ts';
import { form } from '../form/form.ts';
import { choice } from '../form/kinds/choice.ts';
import { choices } from '../form/kinds/choices.ts';
import { country } from '../form/kinds/country.ts';
import { day } from '../form/kinds/day.ts';
import { group } from '../form/kinds/group.ts';
import { number } from '../form/kinds/number.ts';
import { rows } from '../form/kinds/rows.ts';
import { text } from '../form/kinds/text.ts';
import { uploads } from '../form/kinds/uploads.ts';
import { answeredYesNo } from '../form/kinds/yes-no.ts';
import type { PdfField } from './official-form.ts';

const married: NonNullable<Field['when']> = (_, { status }) => status === 'married';

/** A form with every kind of answer that a paper can be filled with. */
export const askedForm = form({
  key: 'paper-fixture',
  version: 1,
  steps: [
    { key: 'you', title: 'About you', fields: ['surname', 'bornOn', 'citizenship', 'phone'] },
    { key: 'family', title: 'Your family', fields: ['status', 'spouse', 'hasChildren', 'children'] },
    { key: 'rest', title: 'The rest', fields: ['address', 'languages', 'income', 'scans'] },
  ],
  fields: {
    surname: text({ label: 'Surname' }),
    bornOn: day({ label: 'Date of birth' }),
    citizenship: country({ label: 'Citizenship' }),
    phone: text({ label: 'Phone' }),
    status: choice({
      label: 'Marital status',
      start: null,
      options: [
        { value: 'single', label: 'Single' },
        { value: 'married', label: 'Married' },
      ],
    }),
    spouse: { ...text({ label: 'Spouse' }), when: married },
    hasChildren: answeredYesNo({ label: 'Do you have children?' }),
    children: rows({
      label: 'Children',
      row: 'child',
      max: 15,
      columns: {
        name: text({ label: 'Name' }),
        sex: choice({
          label: 'Sex',
          options: [
            { value: 'f', label: 'Female' },
            { value: 'm', label: 'Male' },
          ],
        }),
      },
    }),
    address: group({
      label: 'Address',
      fields: {
        street: text({ label: 'Street', fact: 'address.here.street' }),
        city: text({ label: 'Town' }),
      },
    }),
    languages: choices({
      label: 'Languages',
      options: [
        { value: 'en', label: 'English' },
        { value: 'fr', label: 'French' },
      ],
    }),
    income: number({ label: 'Income', min: 0, max: 1_000_000, decimals: 2 }),
    scans: uploads({ label: 'Scans' }),
  },
});

/** A field of a PDF, as short as a test wants to write it. */
export const pdfField = (name: string, more: Partial<PdfField> = {}): PdfField => ({
  name,
  kind: 'text',
  label: name,
  places: [{ page: 0, left: 0.1, top: 0.1, width: 0.3, height: 0.02 }],
  ...more,
});
