import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ReviewField, reviewFields, reviewMessages, reviewRequest } from './definition.ts';

const right = {
  author: 'A. S.',
  country: 'Brazil',
  service: 'trade-licence',
  rating: '5',
  text: 'Two weeks from the first mail to the licence.',
  email: '',
  consent: 'yes',
};
const messageOf = (input: object, field: ReviewField) =>
  z.safeParse(reviewRequest, input).error?.issues.find(({ path }) => path[0] === field)?.message;

test('a right review passes, trimmed, with an e-mail and without', () => {
  expect(z.parse(reviewRequest, { ...right, author: ' A. S. ' })).toEqual(right);
  expect(z.safeParse(reviewRequest, { ...right, email: 'ana@example.com' }).success).toBe(true);
  const { email: _, ...without } = right;
  expect(z.safeParse(reviewRequest, without).success).toBe(true);
});

test.each<[ReviewField, unknown, string]>([
  ['author', '  ', reviewMessages.author],
  ['author', 'x'.repeat(81), reviewMessages.author],
  ['country', undefined, reviewMessages.country],
  ['service', '', reviewMessages.service],
  ['rating', '6', reviewMessages.rating],
  ['rating', undefined, reviewMessages.rating],
  ['text', 'Good.', reviewMessages.textTooShort],
  ['text', `${' '.repeat(30)}Good.`, reviewMessages.textTooShort],
  ['text', 'x'.repeat(2001), reviewMessages.textTooLong],
  ['email', 'ana@', reviewMessages.email],
  ['consent', undefined, reviewMessages.consent],
  ['consent', 'no', reviewMessages.consent],
])('%s = %j answers %j', (field, value, message) => {
  expect(messageOf({ ...right, [field]: value }, field)).toBe(message);
});

test('a field that is none of these is refused', () => {
  expect(z.safeParse(reviewRequest, { ...right, sample: false }).success).toBe(false);
  expect(reviewFields).toHaveLength(7);
});
