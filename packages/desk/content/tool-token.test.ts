import { expect, test } from 'vitest';
import { faultyTools, toolIn, toolsNamedIn } from './tool-token.ts';

test.each([
  ['{{tool Czech-VAT-calculator}}', 'Czech-VAT-calculator'],
  [' {{ tool czech-rental-income }} ', 'czech-rental-income'],
  ['See {{tool czech-rental-income}}', undefined],
  ['{{tool}}', undefined],
  ['{{law cz.vat.standard 2026}}', undefined],
])('%j is the calculator %j', (text, slug) => {
  expect(toolIn(text)).toBe(slug);
});

test('all calculators that a text names are found, however deep', () => {
  const text = { root: { children: [{ children: [{ text: '{{tool a-b}}' }] }, { text: '{{tool c}}' }] } };
  expect(toolsNamedIn(text)).toEqual(['a-b', 'c']);
  expect(toolsNamedIn(undefined)).toEqual([]);
});

const misplaced =
  '{{tool a-b}} has to be in its own paragraph in a running text: not in a list, heading, quote or table.';
test.each([
  ['{{tool a-b}}', []],
  ['Words without any', []],
  ['{{tool a-c}}', ['{{tool a-c}} names no calculator: copy the last part of its address.']],
  ['{{tool}}', ['{{tool}} names no calculator: copy the last part of its address.']],
  ['Try {{tool a-b}}', [misplaced]],
])('faults of %j: %j', (text, faults) => {
  expect(faultyTools(text, ['a-b'], 'paragraph')).toEqual(faults);
});

test('a calculator that stands elsewhere is a fault', () => {
  expect(faultyTools('{{tool a-b}}', ['a-b'], 'elsewhere')).toEqual([misplaced]);
});
