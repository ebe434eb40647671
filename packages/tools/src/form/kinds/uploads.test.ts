import { describe, expect, test } from 'vitest';
import { answerLines } from '../answer-lines.ts';
import { withoutPersonal } from '../erase-personal.ts';
import { answersToTexts, textsToAnswers } from '../field-texts.ts';
import { form, readForm } from '../form.ts';
import { sizeInWords, typesInWords, uploads } from './uploads.ts';

const asked = form({
  key: 'tried',
  version: 1,
  fields: {
    passport: uploads({
      label: 'Scan of your passport',
      min: 1,
      max: 2,
      accept: ['application/pdf', 'image/jpeg'],
    }),
    photo: uploads({ label: 'Photo' }),
  },
});
const id = (letter: string) => letter.repeat(43);
const scan = { id: id('a'), name: 'pass.pdf', type: 'application/pdf', size: 1_500_000 };
const faultOf = (passport: unknown) => {
  const read = readForm(asked, { passport });
  return read.ok ? undefined : read.faults.map(({ field, message }) => `${field}: ${message}`).join();
};

test('what was sent ahead is an answer, and as text and back the same', () => {
  expect(readForm(asked, { passport: [scan] })).toEqual({ ok: true, value: { passport: [scan], photo: [] } });
  const texts = answersToTexts(asked.fields, { passport: [scan] });
  expect(textsToAnswers(asked.fields, texts)).toEqual({ passport: [scan] });
});

describe('what is no answer says so at its field', () => {
  test.each([
    ['nothing', undefined, 'choose a file'],
    ['an empty list', [], 'choose a file'],
    ['a text', 'pass.pdf', 'choose the file again'],
    ['too many', [scan, { ...scan, id: id('b') }, { ...scan, id: id('c') }], 'at most 2 files'],
    ['the same twice', [scan, scan], 'choose each file once'],
    ['another type', [{ ...scan, type: 'image/png' }], 'choose a PDF or JPEG of at most 10 MB'],
    ['one too large', [{ ...scan, size: 10 * 1024 * 1024 + 1 }], 'at most 10 MB'],
  ])('%s', (_, given, said) => {
    expect(faultOf(given)).toMatch(/^passport: Scan of your passport/);
    expect(faultOf(given)).toContain(said);
  });
  test.each([
    ['an id that none can be', { ...scan, id: '../../x' }],
    ['a size below one', { ...scan, size: 0 }],
    ['a type of our own', { ...scan, type: 'text/html' }],
    ['more than is asked', { ...scan, key: 'uploads/x' }],
  ])('%s', (_, given) => expect(faultOf([given])).toContain('passport'));
});

test('it is read in words, and nothing of it is left once it was erased', () => {
  const answers = { passport: [scan] };
  expect(answerLines(asked.fields, answers).map(({ text }) => text)).toEqual(['pass.pdf (PDF, 1.4 MB)']);
  expect(withoutPersonal(asked.fields, answers)).toEqual({ passport: 'erased' });
  expect(answerLines(asked.fields, { passport: 'erased' }).map(({ text }) => text)).toEqual(['erased']);
});

test('sizes and types in words', () => {
  expect([300, 2048, 1_500_000, 10 * 1024 * 1024].map(sizeInWords)).toEqual([
    '300 bytes',
    '2 KB',
    '1.4 MB',
    '10 MB',
  ]);
  expect(typesInWords(['application/pdf', 'image/jpeg', 'image/png'])).toBe('PDF, JPEG or PNG');
});
