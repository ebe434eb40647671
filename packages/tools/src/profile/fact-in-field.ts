import { countryCodes, countryName, passportCodes } from '../form/country-codes.ts';
import type { Field } from '../form/field.ts';
import { factText } from './profile.ts';

let codesByName: ReadonlyMap<string, string> | undefined;

/** A country by its English name: some forms ask for it in words. */
function countryNamed(name: string): string {
  codesByName ??= new Map(
    [...countryCodes, ...passportCodes].map((code) => [countryName(code).toLowerCase(), code]),
  );
  return codesByName.get(name.toLowerCase()) ?? name;
}

const isInWords = (fact: Field, field: Field): boolean => fact.kind === 'country' && field.kind !== 'country';

/** What stands in a field of a form, as the fact it asks for is kept; nothing where it is empty, wrong, or not known yet. */
export function factFromField(fact: Field, field: Field, text: string): string | undefined {
  const given = field.read(text);
  if (given === undefined || given === null) return undefined;
  const read = field.schema.safeParse(given);
  if (!read.success) return undefined;
  const written = field.write(read.data);
  return factText(fact, isInWords(fact, field) ? countryNamed(written) : written);
}

/** A fact as it is typed into a field that asks for it; nothing where that field does not take it. */
export function fieldFromFact(fact: Field, field: Field, known: string): string | undefined {
  const text = isInWords(fact, field) ? countryName(known) : known;
  const read = field.schema.safeParse(field.read(text));
  if (!read.success || read.data === null || read.data === undefined) return undefined;
  return field.readable?.(read.data, text) ?? field.write(read.data);
}

const bare = (text: string): string => text.normalize().replace(/\s/g, '').toLowerCase();

/** Whether two texts say the same, however they are spaced. */
export const isSameFact = (one: string, other: string): boolean => bare(one) === bare(other);
