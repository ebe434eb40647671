import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

const json = { kind: 'json', value: {} } as const;
const form = (email: string) => ({ kind: 'form', value: { email } }) as const;
const keyOf = (key: string) => idempotencyKey(new Headers({ 'Idempotency-Key': key }), json);

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
  expect(idempotencyKey(none, json)).toBeUndefined();
  expect(idempotencyKey(none, form('a@b.cz'))).toBe(idempotencyKey(none, form('a@b.cz')));
  expect(idempotencyKey(none, form('a@b.cz'))).not.toBe(idempotencyKey(none, form('b@b.cz')));
});
