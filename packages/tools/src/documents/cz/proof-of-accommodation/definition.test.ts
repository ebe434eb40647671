import { addDays } from '@majak/law/dates';
import { expect, test } from 'vitest';
import { droppedFromDraft, readDraft } from '../../../form/draft.ts';
import { textsToAnswers } from '../../../form/field-texts.ts';
import type { TwoLanguages } from '../../two-language-view.ts';
import { fullName } from './accommodated-fields.ts';
import type { Accommodation } from './accommodation-form.ts';
import { proofOfAccommodation } from './definition.ts';
import { accommodationView } from './view.ts';

const today = '2026-11-22';
const sample = proofOfAccommodation.sample(today) as Accommodation;
const [alex] = sample.foreigners;
if (!alex) throw new Error('The sample has nobody in it');
const { provider, unit } = sample;
const check = (change: Partial<Accommodation>, on = today) =>
  proofOfAccommodation.check({ ...sample, ...change }, on);
const found = (rule: string, change: Partial<Accommodation>, on = today) => {
  const finding = check(change, on).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const words = (view: TwoLanguages, language: 'en' | 'local') =>
  view.parts
    .flatMap(({ heading, rows }) => [heading?.[language] ?? '', ...rows.map((row) => row[language])])
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : '____'))
    .join('\n');

test('permanent residence is the one for which a signature before the ministry is enough', () => {
  const says = (purpose: Accommodation['purpose']) =>
    check({ purpose }).find(({ rule }) => rule === 'verified')?.says;
  expect(says('permanent')).toContain('before an official of the ministry');
  expect(says('residence')).not.toContain('ministry');
});

test('a period that is too short is mended to the end of the stay', () => {
  const short = { ...sample, until: addDays(today, 10) };
  expect(proofOfAccommodation.mend(short, 'longEnough', today)).toEqual(sample);
});

test('what is only looked at leaves no line to write on', () => {
  const unknown = { ...sample, signedOn: today, stayUntil: null };
  expect(found('blank', unknown)).toBeUndefined();
  const open = { ...unknown, foreigners: [{ ...alex, passportUntil: null, passport: null }] };
  expect(check(open).find(({ rule }) => rule === 'blank')?.says).toContain('One blank line is left');
  expect(words(accommodationView(open), 'local').match(/____/g)).toHaveLength(1);
});

test.each(['', undefined])(
  'a last day that is not entered yet (%j) is a line to write on, not an unlimited period',
  (until) => {
    const open = accommodationView({ ...sample, ends: 'day', until });
    expect(words(open, 'local')).toMatch(/\n do \n____\n/);
    expect(words(open, 'en')).toMatch(/\n to \n____\n/);
    expect(words(open, 'local')).not.toContain('neurčitou');
    expect(words(open, 'en')).not.toContain('unlimited');
    const unlimited = accommodationView({ ...sample, ends: 'unlimited', until });
    expect(words(unlimited, 'local')).toContain('na dobu neurčitou');
  },
);

test('each citizenship, day and number is said in both languages', () => {
  const view = accommodationView({ ...sample, purpose: 'seasonal', employer: true, price: 4500 });
  expect(words(view, 'en')).toMatch(/Brazil[\s\S]*29 February 1992[\s\S]*42.5 m²[\s\S]*4\s500\sCZK a month/);
  expect(words(view, 'local')).toMatch(/Brazílie[\s\S]*29. 2. 1992[\s\S]*42,5 m²[\s\S]*4\s500\sKč měsíčně/);
  expect(view.title).toMatch(/^Doklad o zajištění ubytování/);
});

test('nine people, one name, and an apostrophe stand on it as they were written', () => {
  const names = [
    ['', 'Suharto'],
    ['Madonna', ''],
    ['Siobhán', "O’Neill-D'Arcy"],
    ['Nguyễn Thị', 'Ánh'],
    ...[...'abcde'].map((surname) => ['', surname]),
  ] as const;
  const foreigners = names.map(([firstName, surname]) => ({ ...alex, firstName, surname }));
  const reading = proofOfAccommodation.read({ ...sample, foreigners });
  expect(reading.ok).toBe(true);
  const text = words(accommodationView({ ...sample, foreigners }), 'local');
  for (const name of names) expect(text).toContain(`Jméno a příjmení: \n${name.filter(Boolean).join(' ')}`);
  expect(text).toContain('Cizinec 9');
  expect(text).toContain('výše uvedeným cizincům');
});

test('who consents on the document has a line of their own', () => {
  const { signatures } = accommodationView({
    ...sample,
    relation: 'tenant',
    livesThere: false,
    consent: 'here',
    consenting: null,
  });
  expect(signatures.map(({ local, note }) => `${local}: ${note?.local ?? ''}`)).toEqual([
    'Osoba zajišťující ubytování: ',
    'Souhlas vlastníka: S výše uvedeným ubytováním souhlasím.',
  ]);
  expect(accommodationView({ ...sample, consent: 'here' }).signatures).toHaveLength(1);
});

test.each([
  ['a period that ends before it begins', { until: addDays(today, -1) }, 'until'],
  ['a day that does not exist', { from: '2027-02-29' }, 'from'],
  ['nobody at all', { foreigners: [] }, 'foreigners'],
  ['a house number without a number', { unit: { ...unit, house: 'bez' } }, 'unit.house'],
  [
    'a company without its number',
    { provider: { ...provider, kind: 'company', acting: null, function: null } },
    'provider.ico',
  ],
])('%s is refused at its field', (_, change, field) => {
  expect(proofOfAccommodation.read({ ...sample, ...change })).toMatchObject({
    ok: false,
    faults: [{ field }],
  });
});

const draftOfFirstVersion = JSON.stringify({
  form: 'proof-of-accommodation',
  version: 1,
  typed: {
    'foreigners.0.name': 'Ana María Sample Ruiz',
    'foreigners.0.passport': 'X0000000',
    'foreigners.1.name': '?',
  },
});

test('a draft in which a name was one text opens, prints the same name, and loses nothing', () => {
  const typed = readDraft(proofOfAccommodation.form, draftOfFirstVersion) ?? {};
  expect(typed).toMatchObject({
    'foreigners.0.surname': 'Ana María Sample Ruiz',
    'foreigners.0.passport': 'X0000000',
    'foreigners.1.surname': '?',
  });
  expect(droppedFromDraft(proofOfAccommodation.form, draftOfFirstVersion)).toEqual([]);
  const { foreigners } = textsToAnswers(proofOfAccommodation.form.fields, typed);
  expect(Array.isArray(foreigners) && foreigners.map(fullName)).toEqual(['Ana María Sample Ruiz', '']);
});

test('somebody without any name is asked for one, and nobody has to have two', () => {
  const named = (name: object) =>
    proofOfAccommodation.read({ ...sample, foreigners: [{ ...alex, firstName: '', ...name }] });
  expect(named({ surname: '' })).toMatchObject({ ok: false, faults: [{ field: 'foreigners.0.surname' }] });
  for (const name of [{ surname: 'Suharto' }, { firstName: 'Madonna', surname: '' }, { surname: null }])
    expect(named(name).ok).toBe(true);
});

test('everything that says something of a person is known as personal', () => {
  const { fields } = proofOfAccommodation.form;
  expect([fields.provider, fields.foreigners, fields.consenting].map((one) => one?.personal)).toEqual([
    true,
    true,
    true,
  ]);
});

test('the floor is said once, by its own words', () => {
  const view = accommodationView(sample);
  expect(words(view, 'en').replaceAll('\n', '')).toContain('Flat number: 12/7; floor 3');
  expect(words(view, 'local').replaceAll('\n', '')).toContain('Číslo bytu: 12/7; 3. patro');
});
