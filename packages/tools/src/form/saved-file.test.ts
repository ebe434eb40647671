import { expect, test } from 'vitest';
import type { Answers } from './field.ts';
import { form } from './form.ts';
import { text } from './kinds/text.ts';
import { readSavedFile, savedData } from './saved-file.ts';
import { writeSavedPage } from './saved-page.ts';

const fields = {
  name: text({ label: 'Name', maxLength: 50, missing: 'Enter your name' }),
  town: text({ label: 'Town', maxLength: 50, missing: 'Enter your town' }),
};
const now = form({
  key: 'arrival',
  version: 2,
  fields,
  upgrades: { 1: ({ fullName, ...rest }: Answers) => ({ ...rest, name: fullName }) },
});

const saved = (answers: Answers) =>
  writeSavedPage(now, {
    title: 'Arrival',
    answers,
    address: 'https://majak.example/arrival',
    day: '22 November 2026',
  });

test.each([
  ['whole', { name: 'Ana', town: 'Brno' }],
  ['not finished', { name: 'Ana' }],
  ['empty', {}],
  ['full of markup', { name: '</script><script>alert(1)</script>', town: '<!-- \u2028 & "\'' }],
])('a form that is %s comes back from its file', (_state, answers) => {
  expect(readSavedFile(now, saved(answers))).toEqual({ ok: true, value: { answers, unknown: [] } });
});

test('a person reads in it what was answered, what is missing and how to go on, and nothing in it runs', () => {
  const page = saved({ name: '<img src=x onerror=alert(1)>' });
  expect(page).toContain('<dt>Name</dt><dd>&lt;img src=x onerror=alert(1)&gt;</dd>');
  expect(page).toContain('<li>Enter your town</li>');
  expect(page).toContain('open <a href="https://majak.example/arrival">');
  expect(page).toContain('Keep it where only you can read it');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toContain("default-src 'none'");
});

test('a file of an earlier version opens as this one, and what it no longer asks is listed', () => {
  const old = savedData({ key: 'arrival', version: 1 }, { fullName: 'Ana', town: 'Brno', fax: '12 34' });
  expect(readSavedFile(now, old)).toEqual({
    ok: true,
    value: { answers: { name: 'Ana', town: 'Brno', fax: '12 34' }, unknown: ['fax: 12 34'] },
  });
});

test('what was saved as data alone still opens', () => {
  const file = JSON.stringify({ form: 'arrival', version: 2, answers: { town: 'Brno' } });
  expect(readSavedFile(now, file)).toEqual({ ok: true, value: { answers: { town: 'Brno' }, unknown: [] } });
});

test.each([
  ['a picture', '\u0089PNG', 'no saved form'],
  ['a page of somebody else', '<!doctype html><script>alert(1)</script>', 'no saved form'],
  ['half a file', saved({ name: 'Ana' }).slice(0, -60), 'no saved form'],
  ['a number', '1', 'not saved from this form'],
  ['another form', savedData({ key: 'departure', version: 1 }, {}), 'not saved from this form'],
  ['a later version', savedData({ key: 'arrival', version: 3 }, {}), 'later version'],
  ['no version', '{"form":"arrival","answers":{}}', 'damaged'],
  ['answers that are none', '{"form":"arrival","version":2,"answers":[1]}', 'damaged'],
])('%s is not opened, and a sentence says why', (_what, file, why) => {
  expect(readSavedFile(now, file)).toEqual({ ok: false, error: expect.stringContaining(why) });
});
