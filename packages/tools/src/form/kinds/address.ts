import type { Field, FieldWording } from '../field.ts';
import { country } from './country.ts';
import { group } from './group.ts';
import { type TextWords, text } from './text.ts';

/** A country; or several, the home country first, that are offered first. */
type Home = string | readonly [string, ...string[]];

export type Address = { street: string; city: string; zip: string; country: string };

/**
 * The lines of an address by their keys, to be placed among other fields.
 * @param line How each line is asked: needed or not. @param home The country that stands there at first, or
 * several of which it is the first, to be offered before the others. @param fact Where it
 * stands in a profile: `address.here`.
 */
export const addressFields = (line: (words: TextWords) => Field<string>, home: Home, fact?: string) => {
  const kept = (key: keyof Address) => (fact ? { fact: `${fact}.${key}` } : {});
  return {
    street: line({
      label: 'Street and number',
      missing: 'Enter the street and number',
      maxLength: 200,
      autoComplete: 'address-line1',
      ...kept('street'),
    }),
    city: line({
      label: 'Town',
      missing: 'Enter the town',
      maxLength: 100,
      autoComplete: 'address-level2',
      ...kept('city'),
    }),
    zip: line({
      label: 'Postcode',
      missing: 'Enter the postcode',
      maxLength: 20,
      autoComplete: 'postal-code',
      ...kept('zip'),
    }),
    country: country({
      label: 'Country',
      ...(typeof home === 'string' ? { start: home } : { start: home[0], near: home }),
      autoComplete: 'country',
      ...kept('country'),
    }),
  };
};

/** An address, whole. */
export const address = ({ home, ...words }: FieldWording & { home: Home }): Field<Address> =>
  group({ personal: true, ...words, fields: addressFields(text, home) });
