import type { Field, FieldWording } from '../field.ts';
import { country } from './country.ts';
import { group } from './group.ts';
import { type TextWords, text } from './text.ts';

export type Address = { street: string; city: string; zip: string; country: string };

/**
 * The lines of an address by their keys, to be placed among other fields.
 * @param line How each line is asked: needed or not. @param home The country that stands there at first. @param fact Where it
 * stands in a profile: `address.here`.
 */
export const addressFields = (line: (words: TextWords) => Field<string>, home: string, fact?: string) => {
  const kept = (key: keyof Address) => (fact ? { fact: `${fact}.${key}` } : {});
  return {
    street: line({
      label: 'Street and number',
      maxLength: 200,
      autoComplete: 'address-line1',
      ...kept('street'),
    }),
    city: line({ label: 'Town', maxLength: 100, autoComplete: 'address-level2', ...kept('city') }),
    zip: line({ label: 'Postcode', maxLength: 20, autoComplete: 'postal-code', ...kept('zip') }),
    country: country({ label: 'Country', start: home, autoComplete: 'country', ...kept('country') }),
  };
};

/** An address, whole. */
export const address = ({ home, ...words }: FieldWording & { home: string }): Field<Address> =>
  group({ personal: true, ...words, fields: addressFields(text, home) });
