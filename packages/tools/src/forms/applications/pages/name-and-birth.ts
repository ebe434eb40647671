import { day } from '../../../form/kinds/day.ts';
import { text } from '../../../form/kinds/text.ts';
import type { Page } from '../application-form.ts';
import { countryOf } from '../fields/country-of.ts';
import { ownName } from '../fields/name.ts';

/** The name as the passport has it. */
export const namePage: Page = {
  key: 'name',
  title: 'Your name',
  why: 'The office copies your name from your passport. A difference of one letter can delay the application.',
  fields: ownName,
};

const bornOn = day({
  label: 'Date of birth',
  hint: 'For example, 29/02/2000.',
  missing: 'Enter your date of birth',
  wrong: 'Enter a real date of birth, such as 29/02/2000',
  autoComplete: 'bday',
  fact: 'person.bornOn',
});

/** When somebody was born. */
export const birthDatePage: Page = {
  key: 'birth-date',
  title: 'When you were born',
  why: 'Minors need their parents’ consent for a permit, and some rules depend on age.',
  fields: { bornOn },
};

/** When and where somebody was born. */
export const birthPage: Page = {
  key: 'birth',
  title: 'When and where you were born',
  why: 'Your date of birth, with your name and passport, is how the office tells you from people of the same name.',
  fields: {
    bornOn,
    birthplace: text({
      label: 'Town of birth',
      hint: 'As in your passport or birth certificate. For example, Porto.',
      missing: 'Enter the town where you were born',
      fact: 'person.birthplace',
    }),
    birthCountry: countryOf({
      label: 'Country of birth',
      hint: 'By today’s borders: for Yugoslavia, Serbia or Croatia.',
      missing: 'Choose the country where you were born',
      fact: 'person.birthCountry',
    }),
  },
};
