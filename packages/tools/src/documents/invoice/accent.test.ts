import { expect, test } from 'vitest';
import { contrastWithWhite, isReadableAccent, readableAccent } from './accent.ts';

test('the contrast of a colour with white is that of WCAG', () => {
  expect(contrastWithWhite('#000000')).toBe(21);
  expect(contrastWithWhite('#ffffff')).toBe(1);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
  expect(contrastWithWhite('blue')).toBeUndefined();
});

test.each(['#ffc75a', '#00ff00', '#ffffff', '#0a5c8a'])(
  '%s comes out so dark that it can be read',
  (colour) => {
    expect(isReadableAccent(readableAccent(colour))).toBe(true);
  },
);

test('a colour that can be read stays as it is', () => expect(readableAccent('#0a5c8a')).toBe('#0a5c8a'));
