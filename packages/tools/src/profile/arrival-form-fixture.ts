import { form } from '../form/form.ts';
import { choice } from '../form/kinds/choice.ts';
import { code } from '../form/kinds/code.ts';
import { country } from '../form/kinds/country.ts';
import { day } from '../form/kinds/day.ts';
import { group } from '../form/kinds/group.ts';
import { nationality } from '../form/kinds/nationality.ts';
import { personName } from '../form/kinds/person-name.ts';
import { rows } from '../form/kinds/rows.ts';
import { optionalText, text } from '../form/kinds/text.ts';
import { answeredYesNo } from '../form/kinds/yes-no.ts';
import { requiredWhen } from '../form/required-when.ts';
import { allowUnknown } from '../form/unknown-answer.ts';

/** A form that asks for facts in every way, for the tests of the profile. */
export const arrivalForm = form({
  key: 'arrival',
  version: 1,
  fields: {
    name: personName({ label: 'Full name', fact: 'person.name' }),
    firstName: optionalText({ label: 'First name', fact: 'person.firstName' }),
    surname: optionalText({ label: 'Surname', maxLength: 20, fact: 'person.surname' }),
    bornOn: allowUnknown(day({ label: 'Date of birth', fact: 'person.bornOn' })),
    sex: choice({
      label: 'Sex',
      options: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
      ],
      start: null,
      fact: 'person.sex',
    }),
    citizenship: country({ label: 'Citizenship', fact: 'person.citizenship' }),
    nationality: nationality({ label: 'Nationality', fact: 'person.nationality' }),
    passport: group({
      label: 'Passport',
      fields: {
        number: code({ label: 'Number', fact: 'person.passport.number' }),
        until: day({ label: 'Valid until', fact: 'person.passport.validUntil' }),
      },
    }),
    home: group({
      label: 'Home',
      fields: {
        city: text({ label: 'Town', fact: 'address.here.city' }),
        country: country({ label: 'Country', start: 'AT', fact: 'address.here.country' }),
      },
    }),
    hadOther: answeredYesNo({ label: 'Another surname', fact: 'person.hadOtherSurname' }),
    others: requiredWhen(
      ({ hadOther }) => hadOther === true,
      rows({
        label: 'Earlier surnames',
        row: 'surname',
        max: 3,
        columns: { surname: text({ label: 'Surname', fact: 'person.previousSurnames.surname' }) },
      }),
    ),
    children: rows({
      label: 'Children',
      row: 'child',
      min: 0,
      max: 9,
      columns: {
        firstName: text({ label: 'First name', fact: 'family.children.firstName' }),
        bornOn: day({ label: 'Born on', fact: 'family.children.bornOn' }),
        passport: group({
          label: 'Passport',
          fields: { number: text({ label: 'Number', fact: 'family.children.passport.number' }) },
        }),
      },
    }),
    note: optionalText({ label: 'Note' }),
  },
});
