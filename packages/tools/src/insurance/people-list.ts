import Papa from 'papaparse';
import type { FieldTexts } from '../form/field-texts.ts';
import { mostPeople } from './people-fields.ts';

/** What the first line of a list has to say; further columns are passed over. */
export const listColumns = {
  firstName: ['first name', 'firstname', 'name'],
  lastName: ['last name', 'lastname', 'surname'],
  dateOfBirth: ['date of birth', 'dateofbirth', 'birth date', 'born'],
  gender: ['gender', 'sex'],
  insuredType: ['insured type', 'insuredtype', 'type'],
} as const;
type Column = keyof typeof listColumns;

export const listSample =
  'First name;Last name;Date of birth;Gender;Insured type\nAda;Sample;31/12/1990;female;regular';

const plain = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/[_\u00A0]/g, ' ')
    .trim()
    .toLowerCase();

const genders: Readonly<Record<string, string>> = { f: 'female', woman: 'female', m: 'male', man: 'male' };

const cellOf = (column: Column, text: string): string => {
  const bare = text.trim();
  if (column === 'gender') return genders[bare.toLowerCase()] ?? bare.toLowerCase();
  return column === 'insuredType' ? bare.toLowerCase() || 'regular' : bare;
};

/** How Excel names the sign between cells, before the first line. */
const separatorLine = /^\uFEFF?"?sep=."?\r?\n/i;

type Read = { people: readonly FieldTexts[] } | { refused: string };

/**
 * Reads a list of people as spreadsheets save one: a line of names, then a line a person, between commas, semicolons or tabs.
 * What stands in a cell is looked at by the form, so that each fault is told at its person.
 */
export function readPeopleList(text: string): Read {
  const { data } = Papa.parse<string[]>(text.trim().replace(separatorLine, ''), { skipEmptyLines: 'greedy' });
  const [header = [], ...lines] = data;
  const places = Object.entries(listColumns).map(([column, names]) => ({
    column: column as Column,
    at: header.findIndex((name) => (names as readonly string[]).includes(plain(name))),
  }));
  const missing = places.filter(({ column, at }) => at < 0 && column !== 'insuredType');
  if (missing.length > 0)
    return {
      refused: `The first line has to name its columns. There is no “${missing.map(({ column }) => listColumns[column][0]).join('”, no “')}”`,
    };
  if (lines.length === 0) return { refused: 'There’s nobody below the first line' };
  if (lines.length > mostPeople)
    return { refused: `The list has ${lines.length} people. At most ${mostPeople} are priced at a time` };
  return {
    people: lines.map((cells) =>
      Object.fromEntries(places.map(({ column, at }) => [column, cellOf(column, cells[at] ?? '')])),
    ),
  };
}
