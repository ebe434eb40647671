import { passportCodes, stateless } from '../form/country-codes.ts';
import { type Answers, type Field, type Fields, optional } from '../form/field.ts';
import { isPlainObject } from '../form/field-tree.ts';
import { form } from '../form/form.ts';
import { country } from '../form/kinds/country.ts';
import { dayOrEmpty } from '../form/kinds/day.ts';
import { optionalEmail } from '../form/kinds/email.ts';
import { group } from '../form/kinds/group.ts';
import { rows } from '../form/kinds/rows.ts';
import { optionalText } from '../form/kinds/text.ts';
import { answeredYesNo } from '../form/kinds/yes-no.ts';
import type { Fact } from './fact.ts';
import { facts } from './facts.ts';
import { sameFact } from './same-fact.ts';

/** What stands above facts that belong together, by their path or the end of it. */
const headings: Readonly<Record<string, string>> = {
  person: 'You',
  passport: 'Passport or identity card',
  residence: 'Visa or residence card',
  insurance: 'Health insurance',
  address: 'Addresses',
  here: 'Where you live',
  delivery: 'Where letters go',
  abroad: 'Last address abroad',
  'work.abroad': 'Work abroad',
  stay: 'Your stay',
  work: 'Earlier work',
  employer: 'Employer',
  business: 'Your business',
  school: 'School',
  landlord: 'Your landlord',
  family: 'Family',
  spouse: 'Spouse or partner',
  father: 'Father',
  mother: 'Mother',
  sponsor: 'The person you join',
};

const rowNames: Readonly<Record<string, string>> = {
  children: 'child',
  siblings: 'brother or sister',
  previousSurnames: 'surname',
  otherCitizenships: 'citizenship',
  earlier: 'stay',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Nobody is born in no country or has it issue a passport. */
const furtherCountries = (key: string): readonly string[] =>
  key === 'citizenship' ? [...passportCodes, stateless] : passportCodes;

/** The options of a choice are those of the forms that ask: here any text is kept. */
function leaf(key: string, { label, kind }: Fact): Field {
  if (kind === 'day') return dayOrEmpty({ label });
  if (kind === 'country') return optional(country({ label, further: furtherCountries(key) }));
  if (kind === 'yesNo') return optional(answeredYesNo({ label }));
  return key === 'email' ? optionalEmail({ label }) : optionalText({ label, maxLength: 300 });
}

function fieldOf(key: string, path: string): Field {
  const fact = facts[path];
  if (fact && fact.kind !== 'rows') return leaf(key, fact);
  const fields = fieldsUnder(`${path}.`);
  return fact
    ? rows({ label: fact.label, row: rowNames[key] ?? 'entry', min: 0, max: 20, columns: fields })
    : group({ label: headings[path] ?? headings[key] ?? capital(key), fields });
}

function fieldsUnder(above: string): Fields {
  const paths = Object.keys(facts).filter((path) => path.startsWith(above) && sameFact(path) === path);
  const keys = new Set(paths.map((path) => path.slice(above.length).split('.')[0] ?? ''));
  return Object.fromEntries([...keys].map((key) => [key, fieldOf(key, above + key)]));
}

/** Addresses of employers that were one line in the first version: people read them in the first part. */
const oneLine = ['employer.address', 'work.abroad.address'];

const put = (answers: Answers, path: readonly string[], value: unknown): Answers => {
  const [key = '', ...rest] = path;
  const inner = answers[key];
  return {
    ...answers,
    [key]: rest.length === 0 ? value : put(isPlainObject(inner) ? inner : {}, rest, value),
  };
};

const employersInParts = (answers: Answers): Answers =>
  oneLine.reduce((now, path) => {
    const { [path]: line, ...rest } = now;
    return typeof line === 'string' && line ? put(rest, [...path.split('.'), 'street'], line) : now;
  }, answers);

/** Every fact as a field at its path, none of them needed: a profile is what stands in this form. */
export const profileForm = form({
  key: 'profile',
  version: 2,
  fields: fieldsUnder(''),
  upgrades: { 1: employersInParts },
});
