import { expect, test } from 'vitest';
import { newDraftId, readApplicationDraft, writeApplicationDraft } from './application-draft.ts';
import { movingApplication } from './moving-application-fixture.ts';

const { form } = movingApplication;
const draft = { typed: { name: 'Ana' }, page: 'dog', seen: ['you'], reached: ['dog'], id: newDraftId() };

test('a draft comes back with the page its person was at', () => {
  expect(readApplicationDraft(form, writeApplicationDraft(form, draft))).toEqual(draft);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another form', JSON.stringify({ form: 'other', version: 1, typed: {} })],
  ['a later version', JSON.stringify({ form: form.key, version: 2, typed: { name: 'Ana' } })],
])('%s is no draft', (_, text) => {
  expect(readApplicationDraft(form, text)).toBeUndefined();
});

test('a draft with a broken place still has its answers', () => {
  const text = JSON.stringify({
    form: form.key,
    version: 1,
    typed: { name: 'Ana' },
    page: 7,
    seen: 'x',
    id: '',
  });
  expect(readApplicationDraft(form, text)).toEqual({
    typed: { name: 'Ana' },
    page: '',
    seen: [],
    reached: [],
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
  });
});
