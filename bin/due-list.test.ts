import { expect, test } from 'vitest';
import { areas } from '../packages/law/cz/rules.ts';
import type { Rule } from '../packages/law/rule.ts';
import { pagesReadOn } from '../packages/law/source.ts';
import { dueList } from './due-list.ts';

const rule = (readOn: string): Rule => ({
  title: 'A rate',
  unit: 'rate',
  act: '235/2004 Sb.',
  section: '§ 47(1)(a)',
  lasts: 'until changed',
  about: 'A rate.',
  values: [{ from: '2023-01-01', value: 0.21, sure: { 2023: '1' } }],
  sources: [pagesReadOn(readOn)('A page')('21 %')],
});
const tried = {
  vat: { one: rule('2026-11-21'), two: rule('2027-03-01') },
  wages: { three: rule('2027-04-01') },
};

test('what is due is listed by the file of its area, with its place in the act', () => {
  expect(dueList(tried, '2028-03-01')).toBe(
    'vat.ts\n  2027-11-21  235/2004 Sb. § 47(1)(a)     one: A rate\n\n1 of 3 rules should have been read again before 2028-03-01.',
  );
});

test('nothing is due on the day itself, and everything is in time', () => {
  expect(dueList(tried, '2027-11-21')).toBe('0 of 3 rules should have been read again before 2027-11-21.');
  expect(dueList(tried, '2030-01-01')).toContain('3 of 3 rules');
});

test('the rules of the house can be listed on any day', () => {
  expect(dueList(areas, '2026-11-22')).toMatch(/^0 of \d+ rules/);
  expect(dueList(areas, '9999-12-31')).toMatch(/wages\.ts\n {2}\d{4}-11-01 {2}589\/1992 Sb\. § 23b\(4\)/);
  expect(dueList(areas, '9999-12-31')).toMatch(/\n(\d+) of \1 rules/);
});
