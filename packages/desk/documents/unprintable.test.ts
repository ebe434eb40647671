import path from 'node:path';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { lostIn, unprintable } from '@majak/tools/documents/unprintable';
import { expect, test } from 'vitest';
import { env } from '../env.ts';
import { fontAdvances } from './font-file.ts';
import { printableWith } from './printable-text.ts';

const printable = printableWith(
  fontAdvances(path.join(env.contentRoot, 'packages/ui/src/fonts/print/inter-400.ttf')),
);
const invoice = sampleOf('nonPayer', '2026-11-21');
const announced = (note: string) => unprintable({ ...invoice, note });

test('what is printed as a question mark is announced, and nothing else, for every letter', () => {
  const differing: string[] = [];
  for (let code = 0x21; code < 0x30000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const letter = String.fromCodePoint(code);
    const isLost = printable(letter) === '?' && !letter.normalize('NFKD').includes('?');
    if (isLost !== lostIn(letter).length > 0) differing.push(`U+${code.toString(16)} ${letter}`);
  }
  expect(differing).toEqual([]);
});

test('each is named once', () => {
  expect(announced('Logo 🎨 design 🎨, 你好, Привет, Žluťoučký')).toEqual(['🎨', '你', '好']);
  expect(unprintable(invoice)).toEqual([]);
});
