import { countryName } from '../form/country-codes.ts';

/** What a profile knows: the text of each fact by its path, as it stands in a field. */
export type FactTexts = Readonly<Record<string, string>>;

/** A full name as it is written: the first names before the surname; of one name, that. */
const fullName = ({ 'person.firstName': first = '', 'person.surname': last = '' }: FactTexts): string =>
  [first, last]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/**
 * The facts with those that follow from others, where a form asks for them in another way: the full name from its parts,
 * the nationality in words from the citizenship. What somebody wrote themselves stays.
 */
export function withDerivedFacts(known: FactTexts): FactTexts {
  const name = fullName(known);
  const citizenship = known['person.citizenship'];
  return {
    ...(name ? { 'person.name': name } : {}),
    ...(citizenship ? { 'person.nationality': countryName(citizenship) } : {}),
    ...known,
  };
}
