import { expect, test } from 'vitest';
import type { Answers } from './field.ts';
import { form } from './form.ts';
import { text } from './kinds/text.ts';
import { readSavedFile, writeSavedFile } from './saved-file.ts';

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

test.each([
  ['whole', { name: 'Ana', town: 'Brno' }],
  ['not finished', { name: 'Ana' }],
  ['empty', {}],
])('a form that is %s comes back from its file', (_state, answers) => {
  expect(readSavedFile(now, writeSavedFile(now, answers))).toEqual({ ok: true, value: answers });
});

test('a file of an earlier version opens as this one', () => {
  const old = writeSavedFile({ key: 'arrival', version: 1 }, { fullName: 'Ana', town: 'Brno' });
  expect(readSavedFile(now, old)).toEqual({ ok: true, value: { name: 'Ana', town: 'Brno' } });
});

test.each([
  ['a picture', '\u0089PNG', 'no saved form'],
  ['a number', '1', 'not saved from this form'],
  ['another form', writeSavedFile({ key: 'departure', version: 1 }, {}), 'not saved from this form'],
  ['a later version', writeSavedFile({ key: 'arrival', version: 3 }, {}), 'later version'],
  ['no version', '{"form":"arrival","answers":{}}', 'damaged'],
  ['answers that are none', '{"form":"arrival","version":2,"answers":[1]}', 'damaged'],
])('%s is not opened, and a sentence says why', (_what, file, why) => {
  expect(readSavedFile(now, file)).toEqual({ ok: false, error: expect.stringContaining(why) });
});
