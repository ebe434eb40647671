import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fields } from '../form/field.ts';
import { keptDocuments } from './expiring-documents.ts';
import { changesFrom, readProfile, writeProfile } from './profile-file.ts';
import { profileForm } from './profile-form.ts';

const profile = { 'person.name': 'Ana', 'family.children.0.bornOn': '29/02/2000', 'person.bornOn': 'soon' };

test('a profile comes back from its file as it was typed', () => {
  expect(readProfile(writeProfile(profile))).toEqual({ ok: true, value: profile });
  expect(readProfile(writeProfile({}))).toEqual({ ok: true, value: {} });
});

const file = (typed: unknown, version: unknown = 1) => JSON.stringify({ form: 'profile', version, typed });
/** Facts of so many children and one more. */
const children = (most: number) =>
  Object.fromEntries(Array.from({ length: most + 1 }, (_, at) => [`family.children.${at}.name`, 'Eva']));
test.each([
  ['a picture', '\u0089PNG', 'isn’t a profile'],
  ['another form', '{"form":"move","version":1,"typed":{}}', 'isn’t a profile'],
  ['a later version', file({}, 99), 'later version'],
  ['no version', file({}, null), 'damaged'],
  ['a version that is none', file({}, -1), 'damaged'],
  ['facts that are none', file([1]), 'damaged'],
  ['far more facts than a family has', file(children(1000)), 'more than 1000 facts'],
  ['as many in this version', file(children(1000), 2), 'more than 1000 facts'],
])('%s is not opened, and a sentence says why', (_what, text, why) => {
  expect(readProfile(text)).toEqual({ ok: false, error: expect.stringContaining(why) });
});

test('every fact that there is goes into one profile', () => {
  const paths = (fields: Fields, above = ''): string[] =>
    Object.entries(fields).flatMap(([key, field]) => {
      const at = above + key;
      if (field.kind === 'group') return paths(field.fields, `${at}.`);
      if (field.kind !== 'rows') return [at];
      return Array.from({ length: field.max + 1 }, (_, row) => paths(field.columns, `${at}.${row}.`)).flat();
    });
  const whole = Object.fromEntries(paths(profileForm.fields).map((path) => [path, 'x']));
  const read = readProfile(writeProfile(whole));
  expect(read.ok && Object.keys(read.value).length).toBeGreaterThan(900);
});

test('of a hostile file nothing but facts is taken', () => {
  const hostile = `{"form":"profile","version":1,"typed":{"__proto__":"x","constructor":"x","person":"x",
    "person.shoes":"42","person.name":{"a":1},"family.children.99.name":"x","person.surname":"${'x'.repeat(501)}",
    "person.email":"<script>","person.phone":"1"}}`;
  expect(readProfile(hostile)).toEqual({
    ok: true,
    value: { 'person.email': '<script>', 'person.phone': '1' },
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readProfile(text).ok === 'boolean'),
  );
});

test('an import says what is new and what changes; what it lacks stays', () => {
  expect(
    changesFrom(profile, { 'person.name': 'Anna', 'person.phone': '1', 'person.bornOn': 'soon' }),
  ).toEqual([
    { at: 'person.name', was: 'Ana', now: 'Anna' },
    { at: 'person.phone', was: undefined, now: '1' },
  ]);
});

test('documents say when they run out, the first to do so first', () => {
  const found = keptDocuments(
    {
      'person.name': 'Ana',
      'person.passport.number': 'X1',
      'person.passport.validUntil': '2031-12-31',
      'person.residence.validUntil': '31/01/2027',
      'family.children.0.name': 'Petr',
      'family.children.0.passport.validUntil': '2026-11-21',
      'family.children.0.insurance.number': '7',
      'person.insurance.validUntil': '2026-11-22',
    },
    '2026-11-22',
  );
  expect(found.map(({ whose, what, state, daysLeft }) => [whose.name, what, state, daysLeft])).toEqual([
    ['Petr', 'Passport or identity card', 'expired', -1],
    ['Ana', 'Health insurance', 'expires soon', 0],
    ['Ana', 'Visa or residence card', 'expires soon', 70],
    ['Ana', 'Passport or identity card', 'valid', 1865],
    ['Petr', 'Health insurance', 'no date', undefined],
  ]);
});
