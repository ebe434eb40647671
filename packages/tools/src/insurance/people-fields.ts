import { choice } from '../form/kinds/choice.ts';
import { day } from '../form/kinds/day.ts';
import { personName } from '../form/kinds/person-name.ts';
import { rows } from '../form/kinds/rows.ts';
import { genderOptions, insuredOptions } from './needs-fields.ts';
import type { Sex } from './product.ts';

/** As many as are priced at a time. */
export const mostPeople = 200;

/** Somebody on the list of a company. */
export const personColumns = {
  firstName: personName({ label: 'First name', missing: 'Enter the first name', autoComplete: 'off' }),
  lastName: personName({ label: 'Last name', missing: 'Enter the last name', autoComplete: 'off' }),
  dateOfBirth: day({ label: 'Date of birth', missing: 'Enter the date of birth', personal: true }),
  gender: choice<Sex>({
    label: 'Gender',
    shown: 'select',
    options: genderOptions,
    start: null,
    missing: 'Choose the gender',
    wrong: 'Choose female or male',
  }),
  insuredType: choice({
    label: 'Insured type',
    shown: 'select',
    options: insuredOptions,
    // What a list says and is none of them must not become the first.
    start: null,
    missing: 'Choose regular, student or pregnant',
    wrong: 'Choose regular, student or pregnant',
  }),
};

/** Who is insured by a company. */
export const people = rows({
  label: 'Who will be insured',
  columns: personColumns,
  max: mostPeople,
  row: 'person',
  missing: 'Enter who will be insured',
  tooMany: `At most ${mostPeople} people at a time`,
  personal: true,
});
