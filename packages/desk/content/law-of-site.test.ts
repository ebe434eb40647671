import { faultyTokens } from '@majak/law/token';
import { expect, test } from 'vitest';
import { site } from '../site.ts';
import { lawDue, namedLawValues } from './law-of-site.ts';

test('every value that is offered can be published as it is written', () => {
  const offered = namedLawValues('2026-11-23');
  expect(offered.length).toBeGreaterThan(300);
  expect(offered.flatMap(({ token }) => faultyTokens(site.law?.rules ?? {}, token))).toEqual([]);
});

test('a value is offered for each year in which it is known, the latest first', () => {
  const standard = namedLawValues('2026-11-23').filter(({ title }) => /^VAT, standard rate$/.test(title));
  expect(standard.map(({ when }) => when)).toEqual([...standard.map(({ when }) => when)].sort().reverse());
  expect(standard[0]).toMatchObject({ value: 0.21, unit: 'rate' });
});

test('nothing of the law waits on the day it was read, and what does later comes in order, with its page', () => {
  expect(lawDue('2026-01-01')).toEqual([]);
  const due = lawDue('2028-12-31');
  expect(due.length).toBe(Object.keys(site.law?.rules ?? {}).length);
  expect(due.map(({ by }) => by)).toEqual(due.map(({ by }) => by).toSorted());
  expect(due[0]?.href).toMatch(/^https?:\/\/[^/]+\/law\/[\w.-]+$/);
});
