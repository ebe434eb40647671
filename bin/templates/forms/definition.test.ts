import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from './definition.ts';

const { compute, examples, fields, input, refusals } = definition;

test.each(examples)('$name', ({ on, input: given, expect: expected }) => {
  expect(compute(z.parse(input, given), on)).toEqual(expected);
});

test.each(refusals)('$name is refused in words', ({ input: given, expect: expected }) => {
  const issues = z.safeParse(input, given).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(expected);
});

test('what is not asked for is refused, and every input has its field', () => {
  expect(z.safeParse(input, { ...examples[0]?.input, extra: 1 }).success).toBe(false);
  expect(Object.keys(fields)).toEqual(Object.keys(input.shape));
});
