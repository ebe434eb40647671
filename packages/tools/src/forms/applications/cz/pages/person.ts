import { choice } from '../../../../form/kinds/choice.ts';
import { personName } from '../../../../form/kinds/person-name.ts';
import { rows } from '../../../../form/kinds/rows.ts';
import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { citizenshipOf, countryOf } from '../../fields/country-of.ts';

/** Under which passport somebody applies, and what else they are a citizen of. */
export const citizenshipPage: Page = {
  key: 'citizenship',
  title: 'Your citizenship',
  why: 'Your citizenship decides which rules apply to you, and so which form you need.',
  fields: {
    citizenship: citizenshipOf({
      label: 'Citizenship of the passport or identity card you’ll use here',
      hint: 'If you have several, choose the one you show to Czech offices. If you have none, choose Stateless.',
      missing: 'Choose your citizenship',
      fact: 'person.citizenship',
    }),
    otherCitizenships: rows({
      label: 'Other citizenships',
      hint: 'Add every other citizenship you have now. Leave it empty if you have just one.',
      row: 'citizenship',
      min: 0,
      max: 5,
      fact: 'person.otherCitizenships',
      columns: {
        country: countryOf({
          label: 'Country',
          missing: 'Choose the country of your other citizenship',
          fact: 'person.otherCitizenships.country',
        }),
      },
    }),
  },
};

/** Names somebody had before. */
export const previousSurnamesPage: Page = {
  key: 'previous-surnames',
  title: 'Earlier surnames',
  why: 'Older papers, such as your birth certificate or diploma, may have another surname on them.',
  fields: {
    hadOtherSurname: answeredYesNo({
      label: 'Have you ever had another surname?',
      hint: 'For example, your surname at birth or from an earlier marriage.',
      missing: 'Choose whether you’ve ever had another surname',
      fact: 'person.hadOtherSurname',
    }),
    previousSurnames: requiredWhen(
      ({ hadOtherSurname }) => hadOtherSurname === true,
      rows({
        label: 'Earlier surnames',
        row: 'surname',
        max: 10,
        missing: 'Enter your earlier surname',
        fact: 'person.previousSurnames',
        columns: {
          surname: personName({
            label: 'Surname',
            missing: 'Enter the earlier surname',
            autoComplete: 'off',
            fact: 'person.previousSurnames.surname',
          }),
        },
      }),
    ),
  },
};

/** The sex in the passport. */
export const sexPage: Page = {
  key: 'sex',
  title: 'Your sex',
  why: 'The Czech form asks for it, and Czech words about you take different endings.',
  fields: {
    sex: choose({
      label: 'Sex',
      hint: 'As in your passport.',
      missing: 'Choose the sex in your passport',
      options: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
        { value: 'unspecified', label: 'My passport shows X' },
      ],
      fact: 'person.sex',
    }),
  },
};

/** Whether somebody is married. */
export const maritalStatusPage: Page = {
  key: 'marital-status',
  title: 'Your marital status',
  why: 'The Czech form asks for it. It has to match the certificates you hand in.',
  fields: {
    maritalStatus: choose({
      label: 'Marital status',
      missing: 'Choose your marital status',
      options: [
        { value: 'single', label: 'Single' },
        { value: 'married', label: 'Married' },
        { value: 'partnership', label: 'In a registered partnership' },
        { value: 'divorced', label: 'Divorced, or a partnership that was dissolved' },
        { value: 'widowed', label: 'Widowed' },
      ],
      fact: 'person.maritalStatus',
    }),
  },
};

/** The number that Czech offices know somebody by, if they have been given one. */
export const birthNumberPage: Page = {
  key: 'birth-number',
  title: 'Your Czech birth number',
  why: 'People who’ve lived here before may have one already. You only ever get one.',
  fields: {
    hasBirthNumber: choice({
      label: 'Do you have a Czech birth number (rodné číslo)?',
      shown: 'radio',
      hint: 'It’s on a residence card, or on a card of a Czech health insurer. Your own country’s number isn’t the same thing.',
      options: [
        { value: 'no', label: 'No, or I don’t know' },
        { value: 'yes', label: 'Yes' },
      ],
      fact: 'person.hasBirthNumber',
    }),
    birthNumber: requiredWhen(
      ({ hasBirthNumber }) => hasBirthNumber === 'yes',
      text({
        label: 'Birth number',
        hint: 'Nine or ten digits, such as 905502/1234.',
        missing: 'Enter your birth number',
        wrong: 'Enter a birth number of nine or ten digits, such as 905502/1234',
        pattern: /^\d{6} ?\/? ?\d{3,4}$/,
        maxLength: 15,
        fact: 'person.birthNumber',
      }),
    ),
  },
};
