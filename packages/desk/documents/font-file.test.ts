import { expect, test } from 'vitest';
import { fontAdvances, textMeasure } from './font-file.ts';

const advances = fontAdvances('packages/ui/src/fonts/print/inter-400.ttf');
const measure = textMeasure(advances);

test('letters are as wide as the font says', () => {
  // Measured by Typst at 100 pt.
  for (const [letter, width] of [
    ['X', 0.68213],
    ['W', 0.98535],
    ['Ž', 0.62891],
    ['−', 0.66162],
    ['\u00a0', 0.28125],
  ] as const)
    expect(advances.get(letter.codePointAt(0) ?? 0), letter).toBeCloseTo(width, 4);
});

test('a text is as wide as its letters, digits as the widest of them, what the font lacks as its widest letter', () => {
  expect(measure('')).toBe(0);
  expect(measure('ks / pc')).toBeCloseTo(3.1831, 3);
  expect(measure('111')).toBe(measure('888'));
  expect(measure('日')).toBeGreaterThanOrEqual(measure('W'));
});
