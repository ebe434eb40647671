import { day } from '../../../../form/kinds/day.ts';
import { rows } from '../../../../form/kinds/rows.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { isFreeMover } from '../../citizenships.ts';
import { addressAnywhere, addressHere } from '../../fields/address.ts';
import { choose } from '../../fields/choose.ts';
import { countryOf } from '../../fields/country-of.ts';

/** Where somebody is, and what they stay on: it decides where an application can be handed in. */
export const presentStayPage: Page = {
  key: 'present-stay',
  title: 'Where you are now',
  why: 'This decides whether you apply at an embassy or at the Foreign Police.',
  fields: {
    whereabouts: choose({
      label: 'Where are you now?',
      missing: 'Choose where you are now',
      options: [
        { value: 'abroad', label: 'Abroad' },
        { value: 'here', label: 'In Slovakia' },
      ],
    }),
    status: requiredWhen(
      ({ whereabouts }, whole) => whereabouts === 'here' && !isFreeMover(whole),
      choose({
        label: 'What visa or permit do you have?',
        missing: 'Choose the visa or permit you have',
        options: [
          { value: 'visaFree', label: 'None (a visa-free stay), or a short-stay visa' },
          { value: 'nationalVisa', label: 'A national visa (D)' },
          { value: 'residence', label: 'Temporary residence, for less than two years' },
          { value: 'longResidence', label: 'Temporary residence, for two years or longer' },
        ],
      }),
    ),
    statusUntil: requiredWhen(
      ({ whereabouts, status }, whole) =>
        whereabouts === 'here' && status !== undefined && status !== '' && !isFreeMover(whole),
      allowUnknown(
        day({
          label: 'What’s the last day you can stay?',
          hint: 'As on your visa or card. For example, 31/03/2027.',
          missing: 'Enter the last day you can stay, or say that you don’t know yet',
          wrong: 'Enter a real date, such as 31/03/2027',
          near: true,
          fact: 'person.residence.validUntil',
        }),
      ),
    ),
  },
};

/** Where somebody will live. */
export const homePage: Page = {
  key: 'home',
  title: 'Where you’ll live in Slovakia',
  why: 'You need proof of accommodation with the application: a lease, or the owner’s sworn consent.',
  fields: {
    home: choose({
      label: 'Do you have a place to live?',
      missing: 'Choose whether you have a place to live',
      options: [
        { value: 'lease', label: 'Yes, I rent it' },
        { value: 'owner', label: 'Yes, I own it' },
        { value: 'consent', label: 'Yes, somebody lets me live there' },
        { value: 'none', label: 'Not yet' },
      ],
    }),
    addressHere: requiredWhen(
      ({ home }) => typeof home === 'string' && home !== '' && home !== 'none',
      addressHere({
        label: 'Your address in Slovakia',
        fact: 'address.here',
        named: 'your address here',
        zip: '811 01',
      }),
    ),
  },
};

/** The last home in another country. */
export const addressAbroadPage: Page = {
  key: 'address-abroad',
  title: 'Your address abroad',
  why: 'The application asks where you live, or lived before you came.',
  fields: {
    addressAbroad: addressAnywhere({
      label: 'Your last address abroad',
      fact: 'address.abroad',
      named: 'your address abroad',
    }),
  },
};

/** Where somebody stayed long enough to need a criminal record from there. */
export const earlierCountriesPage: Page = {
  key: 'earlier-countries',
  title: 'Where you’ve lived lately',
  why: 'You need a criminal record certificate from your country of citizenship, and from each country where you stayed over 90 days in the last three years.',
  fields: {
    earlierCountries: rows({
      label: 'Other countries where you stayed over 90 days in the last three years',
      hint: 'Don’t include your country of citizenship. Leave it empty if there are none.',
      row: 'country',
      min: 0,
      max: 10,
      columns: {
        country: countryOf({ label: 'Country', missing: 'Choose the country where you stayed' }),
      },
    }),
  },
};
