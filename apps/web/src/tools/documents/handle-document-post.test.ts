import { randomUUID } from 'node:crypto';
import { printDocument } from '@majak/desk/documents/print-document';
import { QueueFull } from '@majak/desk/documents/worker-queue';
import { powerOfAttorney } from '@majak/tools/documents/cz/power-of-attorney/definition';
import { answersToTexts } from '@majak/tools/form/field-texts';
import { beforeEach, expect, test, vi } from 'vitest';
import { handleDocumentPost } from './handle-document-post.ts';

vi.mock('@majak/desk/documents/print-document', () => ({ printDocument: vi.fn(), drawDocument: vi.fn() }));
const print = vi.mocked(printDocument);
beforeEach(() => {
  print.mockReset().mockResolvedValue(new Uint8Array([37, 80, 68, 70]));
});

const { fields } = powerOfAttorney.form;
// The day of the signature is not known in the sample: its line is left to fill in by hand.
const texts: Record<string, string> = {
  ...answersToTexts(fields, Object(powerOfAttorney.sample('2026-11-22'))),
  blanks: '1',
};
const post = (body: Record<string, string>, client: string = randomUUID()) =>
  handleDocumentPost(
    powerOfAttorney,
    new Request('http://localhost/', {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { 'x-client-address': client },
    }),
  );

test('a whole form is answered with its file', async () => {
  const { pdf } = await post(texts);
  expect(pdf?.headers.get('content-type')).toBe('application/pdf');
});

test('lines to fill in by hand are asked about first, and made once the button said how many', async () => {
  const unasked = await post({ ...texts, blanks: '' });
  expect(unasked.again).toMatchObject({ status: 200, said: {}, blanks: 1, typed: { place: texts.place } });
  expect((await post({ ...texts, blanks: 'many' })).again).toMatchObject({ blanks: 1 });
  expect((await post({ ...texts, from: '?' })).again).toMatchObject({ blanks: 2 });
  expect((await post({ ...texts, signedOn: '2026-11-22', blanks: '' })).pdf?.headers.get('blank-lines')).toBe(
    '0',
  );
  expect((await post(texts)).pdf?.headers.get('blank-lines')).toBe('1');
});

test('a form that is not whole comes back with what is wrong', async () => {
  const { again } = await post({ ...texts, 'principal.name': '' });
  expect(again).toMatchObject({ status: 422, said: { 'principal.name': 'Enter your name' } });
});

test('a form with letters that can’t be printed comes back with what is wrong, and nothing is printed', async () => {
  const { again } = await post({ ...texts, place: 'Praha 🎉' });
  expect(again).toMatchObject({ status: 422, said: { place: expect.stringContaining('🎉') } });
  expect(print).not.toHaveBeenCalled();
});

test('while too many wait, the form comes back with its texts and words', async () => {
  print.mockRejectedValue(new QueueFull('Too much waits already'));
  const { again } = await post(texts);
  expect(again).toEqual({
    status: 503,
    typed: expect.objectContaining({ 'principal.name': texts['principal.name'] }),
    said: {},
    refusal: {
      words: 'Many documents are being made at the moment. Try again in 5 seconds.',
      retryAfter: '5',
    },
  });
});

test('what breaks loses nothing that was typed', async () => {
  print.mockRejectedValue(new Error('The worker took too long'));
  const { again } = await post(texts);
  expect(again).toMatchObject({ status: 500, typed: { place: texts.place } });
  expect(again?.refusal?.words).toMatch(/^Something broke on our side/);
});

test('after too many files the form comes back with words, and what is mistyped is not counted', async () => {
  const client = randomUUID();
  for (let at = 0; at < 61; at += 1) await post({ place: 'Praha' }, client);
  expect((await post(texts, client)).pdf?.status).toBe(200);
  for (let at = 0; at < 59; at += 1) await post(texts, client);
  const { again } = await post(texts, client);
  expect(again).toMatchObject({ status: 429, typed: { place: texts.place } });
  expect(again?.refusal?.words).toMatch(/a lot of documents in a short time\. Try again in \d+ seconds\.$/);
});

test('more than a form can hold is said, not read as an empty form', async () => {
  const { again } = await post({ ...texts, place: 'x'.repeat(70_000) });
  expect(again).toMatchObject({
    status: 413,
    said: {},
    refusal: { words: expect.stringContaining('64 KB') },
  });
});
