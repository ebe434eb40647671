import { expect, test } from 'vitest';
import { isCodeOf, linkToken, referenceOfLink, shownCode, signInCode } from './link-token.ts';

const reference = '00112233445566778899aabbccddeeff';

test('a link opens what it was made for, and nothing when a letter of it is changed', () => {
  const token = linkToken(reference);
  expect(referenceOfLink(token)).toBe(reference);
  for (let at = 0; at < token.length; at += 1) {
    const other = token.charAt(at) === 'A' ? 'B' : 'A';
    expect(referenceOfLink(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
  }
});

test.each([
  '',
  '.',
  reference,
  `${reference}.`,
  `.${linkToken(reference)}`,
  linkToken(reference).slice(0, -2),
])('%j is no link', (token) => {
  expect(referenceOfLink(token)).toBeUndefined();
});

test('a code is read however it is typed, and only its own', () => {
  const code = signInCode(reference);
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
  for (const typed of [code, code.toLowerCase(), ` ${shownCode(reference)} `, code.split('').join('-')])
    expect(isCodeOf(typed, reference)).toBe(true);
  for (const typed of ['', code.slice(1), `${code}2`, '222222', signInCode('another')])
    expect(isCodeOf(typed, reference)).toBe(false);
  // Neither the reference, which stands in the mail, nor the link says what it is.
  expect(linkToken(reference)).not.toContain(code);
});
