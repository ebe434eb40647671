import { passportCodes, stateless } from '../../../form/country-codes.ts';
import { type CountryWords, country } from '../../../form/kinds/country.ts';

/** A country that a person was born in, lives in or is a citizen of: browsers know none of these but the home. */
export const countryOf = (words: CountryWords) =>
  country({ further: passportCodes, autoComplete: 'off', ...words });

/** Of which country a person is a citizen, or that they are stateless. */
export const citizenshipOf = (words: CountryWords) =>
  countryOf({ further: [...passportCodes, stateless], ...words });
