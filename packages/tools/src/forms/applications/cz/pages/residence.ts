import { optionalLongText } from '../../../../form/kinds/long-text.ts';
import { optionalText } from '../../../../form/kinds/text.ts';
import type { Page } from '../../application-form.ts';
import { birthPage, namePage } from '../../pages/name-and-birth.ts';
import { passportPage } from '../../pages/passport.ts';
import { inCzech } from '../fields/in-czech.ts';
import { accommodationPage, addressAbroadPage, addressHerePage, deliveryPage } from './addresses.ts';
import { earlierStaysPage } from './earlier-stays.ts';
import { childrenPage, parentPages, siblingsPage, spousePage } from './family.ts';
import { birthNumberPage, maritalStatusPage, previousSurnamesPage, sexPage } from './person.ts';
import { educationPage, occupationPage } from './work.ts';

// What every application of somebody from outside the EU asks: act 326/1999, section 42g(12), in the order of the form.

/** The name, with what the form keeps apart from the surname and the first names. */
const residenceNamePage: Page = {
  ...namePage,
  fields: {
    ...namePage.fields,
    otherNames: optionalText({
      label: 'Other names',
      hint: 'A patronymic or a religious name, for example, if your passport shows it separately. Leave it empty if there’s none.',
      autoComplete: 'additional-name',
      fact: 'person.otherNames',
    }),
  },
};

/** Sections of the form about the person. */
export const residencePersonPages: readonly Page[] = [
  residenceNamePage,
  previousSurnamesPage,
  birthPage,
  sexPage,
  maritalStatusPage,
  educationPage,
  occupationPage,
  birthNumberPage,
  passportPage,
];

/** Sections about where somebody lives, has lived and gets letters. */
export const residenceAddressPages: readonly Page[] = [
  addressHerePage,
  accommodationPage,
  deliveryPage,
  addressAbroadPage,
  earlierStaysPage,
];

/** Sections about the family. */
export const residenceFamilyPages: readonly Page[] = [spousePage, childrenPage, ...parentPages, siblingsPage];

/** What fits nowhere else: the last section of the form. */
export const extraPage: Page = {
  key: 'extra',
  title: 'Anything else',
  why: 'The form has a last field for what didn’t fit. We use it for what you write here.',
  fields: {
    extra: inCzech(
      optionalLongText({
        label: 'Is there anything else the office should know?',
        hint: 'For example, a name that another document spells differently. Leave it empty if there’s nothing.',
        maxLength: 2000,
        rows: 5,
        tooLong: 'Enter at most 2,000 characters',
      }),
    ),
  },
};
