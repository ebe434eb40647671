import { expect, test } from 'vitest';
import { sentInWords } from './sent-in-words.ts';

test.each([
  [{ drawing: 0, lookup: 0, form: 0 }, '0 bytes of your answers have left this device.'],
  [
    { drawing: 1234, lookup: 0, form: 0 },
    'From this page, your device has sent 1.2 KB to draw and check the document, which we don’t keep.',
  ],
  [
    { drawing: 0, lookup: 1, form: 999 },
    'From this page, your device has sent 1 byte to look something up in a register; 999 bytes with a form you sent.',
  ],
])('%o is said in words', (sent, words) => {
  expect(sentInWords(sent)).toBe(words);
});
