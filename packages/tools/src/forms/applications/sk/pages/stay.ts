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
  why: 'It decides whether you apply at an embassy or at the Foreign Police.',
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
        label: 'What do you stay on?',
        missing: 'Choose what you stay on',
        options: [
          { value: 'visaFree', label: 'A stay without a visa, or a short-stay visa' },
          { value: 'nationalVisa', label: 'A national visa (D)' },
          { value: 'residence', label: 'A temporary residence, for less than two years' },
          { value: 'longResidence', label: 'A temporary residence, for two years or longer' },
        ],
      }),
    ),
    statusUntil: requiredWhen(
      ({ whereabouts, status }, whole) =>
        whereabouts === 'here' && status !== undefined && status !== '' && !isFreeMover(whole),
      allowUnknown(
        day({
          label: 'Until when may you stay?',
          hint: 'As your visa or card has it. For example, 31/03/2027.',
          missing: 'Enter until when you may stay, or say that you don’t know yet',
          wrong: 'Enter a day that exists, such as 31/03/2027',
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
  why: 'A proof of accommodation goes with the application: a lease, or the sworn consent of the owner.',
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
  why: 'A criminal record is asked for from the country of your citizenship, and from each where you stayed over 90 days in the last three years.',
  fields: {
    earlierCountries: rows({
      label: 'Countries where you stayed over 90 days in the last three years',
      hint: 'Leave out the country of your citizenship. Leave it empty if there’s no other.',
      row: 'country',
      min: 0,
      max: 10,
      columns: {
        country: countryOf({ label: 'Country', missing: 'Choose the country where you stayed' }),
      },
    }),
  },
};
