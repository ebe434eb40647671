import { expect, test } from 'vitest';
import { rulesByDay } from './cz/rules-by-day.ts';
import { expandLawTokens, faultyTokens } from './token.ts';

const shown = (text: string) => expandLawTokens(rulesByDay, text, (value, unit) => `${value} ${unit}`);

test('a token is the value of its rule in a year, by its last day, or on a day', () => {
  expect(shown('From {{law cz.parental.monthlyLimit.one 2025-06-30}}')).toBe('From 13000 CZK');
  expect(shown('{{ law cz.parental.monthlyLimit.one 2025 }} now')).toBe('15000 CZK now');
  expect(shown('Two: {{law cz.vat.standard 2026}}, {{law cz.holiday.weeks 2026}}')).toBe(
    'Two: 0.21 rate, 4 weeks',
  );
});

test.each([
  ['{{law cz.vat.unknown 2026}}', 'doesn’t name a rule'],
  ['{{law toString 2026}}', 'doesn’t name a rule'],
  ['{{law cz.wage.average 2041}}', 'a figure that is not published here yet'],
  ['{{law cz.vat.standard 2022}}', 'a time we have no rules for'],
  ['{{law cz.vat.standard 2026-02-30}}', 'a time we have no rules for'],
  ['{{law cz.credit.student.year 2024}}', 'has no value then'],
  ['{{law cz.vat.standard}}', 'needs the name of a rule and a year'],
  ['{{Law cz.vat.standard 2026}}', 'needs the name of a rule and a year'],
  ['{{law}}', 'needs the name of a rule and a year'],
])('%s stays as it is written, and its fault is told', (written, fault) => {
  const text = `Before ${written} and {{law cz.vat.standard 2026}} after`;
  expect(shown(text)).toBe(`Before ${written} and 0.21 rate after`);
  expect(faultyTokens(rulesByDay, text)).toEqual([expect.stringContaining(`${written} `)]);
  expect(faultyTokens(rulesByDay, text)[0]).toContain(fault);
});

test('a text without tokens, with good ones or with other braces has no fault', () => {
  for (const text of ['', 'no token', 'VAT {{law cz.vat.standard 2026}}', '{{lawn mower}}', '{ law }'])
    expect(faultyTokens(rulesByDay, text)).toEqual([]);
});
