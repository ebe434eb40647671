import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from './definition.ts';

const { compute, examples, fields, input } = definition;

test.each(examples)('$name', ({ on, input: given, expect: expected }) => {
  const { steps } = compute(z.parse(input, given), on);
  expect(Object.fromEntries(steps.map(({ id, valueCzk }) => [id, valueCzk]))).toEqual(expected);
});

test('200 valid inputs give whole crowns that add up, and no step is without a rule or an input', () => {
  const given = fc.record({
    feeCzk: fc.integer({ min: 0, max: 10_000_000 }),
    plan: fc.constantFrom('at once' as const, 'one third' as const),
  });
  fc.assert(
    fc.property(given, (valid) => {
      const { steps } = compute(z.parse(input, valid), '2026-01-01');
      for (const { valueCzk, rules, reads } of steps) {
        expect(Number.isSafeInteger(valueCzk)).toBe(true);
        expect(rules.length + reads.length).toBeGreaterThan(0);
      }
      expect(steps.reduce((sum, { valueCzk }) => sum + valueCzk, 0)).toBe(valid.feeCzk);
    }),
    { numRuns: 200 },
  );
});

test('what is not asked for is refused, and every input has its field', () => {
  expect(z.safeParse(input, { ...examples[0]?.input, extra: 1 }).success).toBe(false);
  expect(z.safeParse(input, { ...examples[0]?.input, feeCzk: -1 }).success).toBe(false);
  expect(Object.keys(fields)).toEqual(Object.keys(input.shape));
});
