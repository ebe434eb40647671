import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from './definition.ts';

const { compute, examples, fields, input } = definition;

test.each(examples)('$name', ({ on, input: given, expect: expected }) => {
  expect(compute(z.parse(input, given), on)).toEqual(expected);
});

test('200 valid inputs give a document that holds everything that was typed', () => {
  const words = fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.record({ grantor: words, attorney: words, matter: words }), (valid) => {
      const given = z.parse(input, valid);
      const text = JSON.stringify(compute(given, '2026-01-01'));
      for (const typed of Object.values(given)) expect(text).toContain(JSON.stringify(typed).slice(1, -1));
    }),
    { numRuns: 200 },
  );
});

test('what is not asked for is refused, and every input has its field', () => {
  expect(z.safeParse(input, { ...examples[0]?.input, extra: 1 }).success).toBe(false);
  expect(z.safeParse(input, { ...examples[0]?.input, grantor: ' ' }).success).toBe(false);
  expect(Object.keys(fields)).toEqual(Object.keys(input.shape));
});
