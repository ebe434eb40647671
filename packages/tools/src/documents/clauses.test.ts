import { expect, test } from 'vitest';
import { answersToTexts, textsToAnswers } from '../form/field-texts.ts';
import { form, readForm } from '../form/form.ts';
import { fromPost } from '../form/from-post.ts';
import { text } from '../form/kinds/text.ts';
import { requiredWhen } from '../form/required-when.ts';
import { clauseSwitches } from './clause-switches.ts';
import { type Clause, clauseNotes, clauseParts } from './clauses.ts';
import { provisionPlace } from './cz/provision-place.ts';
import { item, row } from './two-language-view.ts';

const { clauses, isOn } = clauseSwitches({
  penalty: { label: 'Penalty', on: true, without: 'Without it, damage has to be proved.' },
  secrets: { label: 'Secrets', on: false, without: 'Without it, nothing is secret.' },
});
const switched = form({
  key: 'switched',
  version: 1,
  fields: {
    clauses,
    secret: requiredWhen(isOn('secrets'), text({ label: 'Secret' })),
    penalty: requiredWhen(isOn('penalty'), text({ label: 'Penalty' })),
  },
});
const read = (given: unknown) => {
  const reading = readForm(switched, given);
  return reading.ok ? reading.value : reading.faults.map(({ field }) => field);
};

type Content = { clauses: Record<string, boolean>; name: string };
const written: readonly Clause<Content>[] = [
  {
    id: 'subject',
    heading: { en: 'Subject', local: 'Předmět' },
    basis: provisionPlace('cz.work.contract'),
    explains: 'What it is about.',
    rows: ({ name }) => [
      row(['For ', name], ['Pro ', name]),
      item(['one'], ['jedna']),
      row(['Two'], ['Dvě']),
    ],
  },
  {
    id: 'penalty',
    heading: { en: 'Penalty', local: 'Pokuta' },
    basis: provisionPlace('cz.penalty.agreed'),
    explains: 'A sum.',
    when: ({ name }) => name !== '',
    rows: () => [row(['Pays'], ['Platí'])],
  },
  {
    id: 'secrets',
    heading: { en: 'Secrets', local: 'Tajemství' },
    basis: provisionPlace('cz.confidentiality.business'),
    explains: 'Silence.',
    rows: () => [row(['Shh'], ['Pst'])],
  },
];
const headings = (given: Content) => clauseParts(written, given).map(({ heading }) => heading?.local);

test('a clause that is off takes its number along, and one that is always there stays', () => {
  const both = { penalty: true, secrets: true };
  expect(headings({ clauses: both, name: 'Ana' })).toEqual(['1. Předmět', '2. Pokuta', '3. Tajemství']);
  expect(headings({ clauses: { ...both, penalty: false }, name: 'Ana' })).toEqual([
    '1. Předmět',
    '2. Tajemství',
  ]);
  expect(headings({ clauses: { subject: true, ...both }, name: '' })).toEqual(['1. Předmět', '2. Tajemství']);
});

test('paragraphs of a clause have numbers in both languages, a list and a single paragraph have none', () => {
  const [subject, penalty] = clauseParts(written, { clauses: { penalty: true }, name: 'Ana' });
  expect(subject?.rows.map(({ en }) => en.join(''))).toEqual(['For Ana', 'one', 'Two']);
  expect(subject?.rows.map(({ local }) => local.join(''))).toEqual(['Pro Ana', 'jedna', 'Dvě']);
  expect(subject?.rows.map(({ number }) => number)).toEqual(['1.1', undefined, '1.2']);
  expect(penalty?.rows.map(({ en }) => en.join(''))).toEqual(['Pays']);
});

test('a clause says where it comes from', () => {
  expect(clauseNotes(written)[1]).toEqual({
    id: 'penalty',
    title: 'Penalty',
    explains: 'A sum.',
    place: {
      act: '89/2012 Sb.',
      section: '§ 2048(1)',
      source: 'https://e-sbirka.gov.cz/eli/cz/sb/2012/89',
    },
  });
});

test('a switch that nobody touched stands as the document proposes it, and asks for what its clause needs', () => {
  expect(read({})).toEqual(['penalty']);
  expect(read({ penalty: 'x' })).toEqual({ clauses: { penalty: true, secrets: false }, penalty: 'x' });
  expect(read({ clauses: { penalty: false } })).toEqual({ clauses: { penalty: false, secrets: false } });
  expect(read({ clauses: { penalty: false, secrets: true } })).toEqual(['secret']);
});

test('a box without its tick means no in a post without script, whatever the clause starts with', () => {
  const posted = fromPost(switched.fields, [
    ['clauses.penalty', 'no'],
    ['clauses.secrets', 'no'],
    ['clauses.secrets', 'yes'],
    ['secret', 'x'],
  ]);
  const given = textsToAnswers(switched.fields, posted);
  expect(read(given)).toEqual({ clauses: { penalty: false, secrets: true }, secret: 'x' });
  expect(textsToAnswers(switched.fields, answersToTexts(switched.fields, given))).toEqual(given);
});
