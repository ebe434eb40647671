import { optionalLongText } from '../../../../form/kinds/long-text.ts';
import type { Page } from '../../application-form.ts';
import { accommodationPage, addressAbroadPage, addressHerePage, deliveryPage } from './addresses.ts';
import { earlierStaysPage } from './earlier-stays.ts';
import { childrenPage, parentPages, siblingsPage, spousePage } from './family.ts';
import { passportPage } from './passport.ts';
import {
  birthNumberPage,
  birthPage,
  maritalStatusPage,
  namePage,
  previousSurnamesPage,
  sexPage,
} from './person.ts';
import { educationPage, occupationPage } from './work.ts';

// What every application of somebody from outside the EU asks: act 326/1999, section 42g(12), in the order of the form.

/** Sections of the form about the person. */
export const residencePersonPages: readonly Page[] = [
  namePage,
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
    extra: optionalLongText({
      label: 'Is there anything else the office should know?',
      hint: 'For example, a further name in another document. Leave it empty if there’s nothing.',
      maxLength: 2000,
      rows: 5,
      tooLong: 'Enter at most 2,000 characters',
    }),
  },
};
