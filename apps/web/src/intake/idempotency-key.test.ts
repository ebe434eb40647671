import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

const keyOf = (key: string) => idempotencyKey(new Headers({ 'Idempotency-Key': key }));

test('a key is what the client sent, and two that differ stay two, however long they are', () => {
  expect(keyOf(' a key ')).toBe('a key');
  const long = 'k'.repeat(255);
  expect(keyOf(long)).toBe(long);
  expect(keyOf(`${long}a`)).not.toBe(keyOf(`${long}b`));
  expect(keyOf(`${long}a`)).toBe(keyOf(`${long}a`));
  expect(keyOf('k'.repeat(5000))?.length).toBeLessThanOrEqual(255);
});

test('without one, a plain form is known by its content, and JSON is not known', () => {
  const none = new Headers({ 'Idempotency-Key': ' ' });
  const form = (email: string) => idempotencyKey(none, ['contact', { email }]);
  expect(idempotencyKey(none)).toBeUndefined();
  expect(form('a@b.cz')).toBe(form('a@b.cz'));
  expect(form('a@b.cz')).not.toBe(form('b@b.cz'));
});
