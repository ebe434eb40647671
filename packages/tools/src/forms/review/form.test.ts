import { expect, test } from 'vitest';
import { readForm } from '../../form/form.ts';
import { review, reviewMessages } from './form.ts';

const right = {
  author: 'A. S.',
  country: 'Brazil',
  service: 'trade-licence',
  rating: '5',
  text: 'Two weeks from the first mail to the licence.',
  email: '',
  consent: true,
};
const faultsOf = (input: object) => {
  const reading = readForm(review, input);
  return reading.ok ? [] : reading.faults;
};
const messageOf = (input: object, field: string) =>
  faultsOf(input).find((fault) => fault.field === field)?.message;

test('a right review passes, trimmed, with an e-mail and without', () => {
  expect(readForm(review, { ...right, author: ' A. S. ' })).toEqual({ ok: true, value: right });
  expect(faultsOf({ ...right, email: 'ana@example.com' })).toEqual([]);
  const { email: _, ...without } = right;
  expect(faultsOf(without)).toEqual([]);
});

test.each<[keyof typeof right, unknown, string]>([
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
  ['consent', false, reviewMessages.consent],
])('%s = %j answers %j', (field, value, message) => {
  expect(messageOf({ ...right, [field]: value }, field)).toBe(message);
});

test('a field that is none of these is refused', () => {
  expect(faultsOf({ ...right, sample: false })).toMatchObject([{ field: 'sample' }]);
  expect(Object.keys(review.fields)).toHaveLength(7);
});
