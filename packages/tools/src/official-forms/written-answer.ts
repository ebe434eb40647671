import type { OfficeLanguage } from '@majak/law/jurisdiction';
import { iso31661 } from 'iso-3166';
import { stateless } from '../form/country-codes.ts';
import type { Field } from '../form/field.ts';
import { isPlainObject } from '../form/field-tree.ts';
import { splitStreet } from '../form/split-street.ts';
import type { MappedAnswer, Part } from './official-form.ts';

const threeLetters = new Map(iso31661.map(({ alpha2, alpha3 }) => [alpha2, alpha3]));

/** `2000-02-29` as an office writes it, or a part of it; a month has no day. */
function dateText(iso: string, part: Part): string {
  const [year = '', month = '', day] = iso.split('-');
  switch (part) {
    case 'day':
      return day ?? '';
    case 'month':
      return month;
    case 'year':
      return year;
    case 'digits':
      return `${day ?? ''}${month}${year}`;
    default:
      return [day, month, year].filter(Boolean).join('.');
  }
}

function countryText(code: string, part: Part, { code: language, onPapers }: OfficeLanguage): string {
  if (part === 'alpha2') return code;
  if (part === 'alpha3') return threeLetters.get(code) ?? code;
  if (code === stateless) return onPapers.stateless;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** A street or its number; of a line without a number all stands for the street, so that nothing is lost. */
function streetText(line: string, part: 'street' | 'number'): string {
  const apart = splitStreet(line);
  if (part === 'street') return apart ? apart.street : line;
  return apart ? joined([apart.number, apart.rest], ', ') : '';
}

const joined = (texts: readonly string[], by: string): string => texts.filter(Boolean).join(by);

type How = Pick<MappedAnswer, 'part' | 'words'> & { language: OfficeLanguage };

/** Of all that stands below a field, one after the other, each as an office writes it. */
function nestedText(field: Field, value: unknown, how: How): string {
  const inside = (fields: Readonly<Record<string, Field>>, node: unknown): string =>
    isPlainObject(node)
      ? joined(
          Object.entries(fields).map(([key, one]) => rawText(one, node[key], how)),
          ', ',
        )
      : '';
  if (field.kind === 'group') return inside(field.fields, value);
  if (field.kind === 'rows' && Array.isArray(value))
    return joined(
      value.map((row) => inside(field.columns, row)),
      '; ',
    );
  return '';
}

function textPart(text: string, part: Part): string {
  if (part === 'street' || part === 'number') return streetText(text, part);
  return part === 'digits' ? text.replace(/\D/g, '') : text;
}

function rawText(field: Field, value: unknown, how: How): string {
  if (value === undefined || value === null) return '';
  const { part = 'whole', words = {}, language } = how;
  const inWords = (one: unknown): string => words[String(one)] ?? '';
  switch (field.kind) {
    case 'group':
    case 'rows':
      return nestedText(field, value, how);
    case 'day':
    case 'month':
      return dateText(String(value), part);
    case 'country':
      return words[String(value)] ?? countryText(String(value), part, language);
    case 'yesNo':
    case 'tick':
      return words[value === true ? 'yes' : 'no'] ?? language.onPapers[value === true ? 'yes' : 'no'];
    case 'choice':
      return inWords(value);
    case 'choices':
      return Array.isArray(value) ? joined(value.map(inWords), ', ') : '';
    case 'number':
      return String(value).replace('.', ',');
    default:
      return textPart(field.write(value), part);
  }
}

/**
 * An answer as it is written on the paper: a date as 29.02.2000, a country by its name in the language of the office, an
 * option by the words the editor gave it. Nothing where nothing was answered, or where an option has no words.
 */
export function writtenAnswer(
  field: Field,
  value: unknown,
  how: MappedAnswer,
  language: OfficeLanguage,
): string {
  const text = rawText(field, value, { ...how, language })
    .normalize('NFC')
    .trim();
  return how.capitals ? text.toLocaleUpperCase(language.code) : text;
}

/** An answer as it is posted, by which a box is ticked. */
export function ticksFor(field: Field, value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (field.kind === 'choices' && Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return [field.write(value)];
}
