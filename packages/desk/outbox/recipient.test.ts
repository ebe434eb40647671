import { expect, test } from 'vitest';
import { recipient } from './recipient.ts';

test.each([
  ['Ana@Example.COM'],
  [' ana@example.com '],
  ['ana+majak@example.com'],
  ['ana+a+b@example.com'],
  ['ana@example.com.'],
  ['ａｎａ@example.com'],
])('%j is ana@example.com', (email) => {
  expect(recipient(email)).toBe('ana@example.com');
});

test('an international domain is one, however it is written', () => {
  expect(recipient('jan@háčky.cz')).toBe(recipient('JAN@xn--hky-ela4t.CZ'));
});

test("Gmail's dots and its other name make no other person; elsewhere dots do", () => {
  expect(recipient('a.n.a@googlemail.com')).toBe('ana@gmail.com');
  expect(recipient('a.n.a@example.com')).toBe('a.n.a@example.com');
});

test('what is no address is still one key', () => {
  expect(recipient('nobody')).toBe('@nobody');
  expect(recipient('+@example.com')).toBe('+@example.com');
});
