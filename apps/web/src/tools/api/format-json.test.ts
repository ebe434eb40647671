import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('says the same as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(formatJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('what fits stays on one line', () => {
  expect(formatJson({ a: 1, b: [true, null], c: {} })).toBe('{ "a": 1, "b": [true, null], "c": {} }');
});

test('what does not fit is broken where it is longest', () => {
  const text = 'x'.repeat(40);
  expect(formatJson({ a: { b: text, c: text }, d: [1, 2] })).toBe(
    `{\n  "a": {\n    "b": "${text}",\n    "c": "${text}"\n  },\n  "d": [1, 2]\n}`,
  );
});
