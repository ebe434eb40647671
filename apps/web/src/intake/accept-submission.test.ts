import { contact } from '@majak/desk/submissions/submission-kinds';
import { answersToTexts } from '@majak/tools/form/field-texts';
import { fieldAt } from '@majak/tools/form/field-tree';
import { file } from '@majak/tools/form/kinds/file';
import { rows } from '@majak/tools/form/kinds/rows';
import { movingAnswers, movingForm, movingTexts } from '@majak/tools/form/moving-form-fixture';
import { expect, test } from 'vitest';
import { plainPostState } from '../form/plain-post-state.ts';
import { acceptSubmission } from './accept-submission.ts';
import { bodyLimit } from './body-limit.ts';
import { submissionResponse } from './submission-response.ts';

const kind = { ...contact, form: movingForm };
const { fullName, ...rest } = movingTexts;
/** What is not stored: nothing here may reach the store, which is not there. */
const sent = (more: Readonly<Record<string, string>>) =>
  acceptSubmission(
    new Request('http://localhost/forms/move', {
      method: 'POST',
      body: new URLSearchParams({ ...rest, cf_full_name: fullName, ...more }),
    }),
    kind,
  );

test('a row more is a form shown again with everything typed, at once', async () => {
  const { result, typed: shown } = await sent({ add: 'children' });
  if (result.kind === 'accepted') throw new Error('It was taken');
  expect(plainPostState(movingForm.fields, result, shown)).toEqual({
    status: 200,
    said: {},
    typed: { ...movingTexts, 'children.1.name': '', 'children.1.born': '', 'children.1.school': 'no' },
  });
});

test('a row less is a form without it', async () => {
  const { result, typed: shown } = await sent({ 'children.1.name': 'Eva', remove: 'children.0' });
  expect(result.kind).toBe('rows');
  expect(shown).toMatchObject({ 'children.0.name': 'Eva', fullName });
});

test('an address for programs adds no rows', async () => {
  expect(submissionResponse(await sent({ add: 'children' })).status).toBe(422);
});

test('a button of no table is refused like any other name that is no field', async () => {
  const { result } = await sent({ add: 'fullName' });
  expect(result).toMatchObject({ kind: 'invalid', errors: [{ field: 'add' }] });
});

test.each(['children.999999999.name', 'children.5.name', 'children.1e3.name', 'children.-1.name'])(
  'a row that there cannot be is refused and not drawn: %s',
  async (name) => {
    const { result, typed: shown } = await sent({ [name]: 'x' });
    expect(result).toMatchObject({ kind: 'invalid', errors: [{ field: name }] });
    expect(shown).not.toHaveProperty([name]);
    expect(fieldAt(movingForm.fields, name)).toBeUndefined();
    expect(answersToTexts(movingForm.fields, {})).not.toHaveProperty([name]);
  },
);

test('a text for a whole table or group is refused like a name that is no field', async () => {
  for (const name of ['children', 'home']) {
    const { result } = await sent({ [name]: 'x' });
    expect(result).toMatchObject({ kind: 'invalid', errors: [{ field: name }] });
  }
});

const passport = file({ label: 'Passport', accept: ['image/png'], maxBytes: 1024 ** 2 });
const withFile = { ...kind, form: { ...movingForm, fields: { ...movingForm.fields, passport } } };
const png = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
/** Everything but a name: so nothing is stored. */
const sentJson = (bytes: number, to = withFile) =>
  acceptSubmission(
    new Request('http://localhost/forms/move', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...movingAnswers, fullName: undefined, passport: png(bytes) }),
    }),
    to,
  );

test('a form is read from a body as long as its files may be', async () => {
  expect((await sentJson(1024 ** 2)).result).toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'cf_full_name' }],
  });
  expect((await sentJson(1024 ** 2 + 3)).result).toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'cf_full_name' }, { field: 'passport' }],
  });
  const { result } = await sentJson(3 * 1024 ** 2);
  expect(result.kind === 'unreadable' && result.response.status).toBe(413);
});

test('a body has room for the files of every row, and no more than for texts without any', () => {
  const { fields } = movingForm;
  const page = rows({ label: 'Pages', row: 'page', max: 4, columns: { passport } });
  expect(bodyLimit(fields)).toBe(256 * 1024);
  expect(bodyLimit({ ...fields, page }) - bodyLimit(fields)).toBe(
    4 * (bodyLimit({ ...fields, passport }) - bodyLimit(fields)),
  );
});
