import { expect, test } from 'vitest';
import { isCurrency } from '../currency.ts';
import { isDay } from '../dates.ts';
import { yearsOf } from '../law-on.ts';
import type { ConfidenceMark, RuleValue, Unit } from '../rule.ts';
import { disputes } from './disputes.ts';
import { lawBook } from './law-book.ts';
import { areas, type RuleId, rules } from './rules.ts';
import { rulesByDay } from './rules-by-day.ts';

const ids = Object.keys(rules) as RuleId[];
const years = yearsOf(rulesByDay);
const marksOf = (id: RuleId): ConfidenceMark[] => rules[id].values.flatMap(({ sure }) => Object.values(sure));

const fits = (unit: Unit, value: RuleValue): boolean => {
  if (value === null) return true;
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return false;
  if (unit === 'rate') return value <= 1;
  return isCurrency(unit) ? Number(value.toFixed(2)) === value : value < 1000;
};

test('there are rules of 2025 and 2026, each in one area, and each area on the page of the law', () => {
  expect(years).toEqual([2025, 2026]);
  expect(Object.values(areas).flatMap((one) => Object.keys(one))).toEqual(ids);
  expect(ids.filter((id) => lawBook.areas.filter(({ of }) => of.test(id)).length !== 1)).toEqual([]);
});

test.each(ids)('values of %s are dated from the first year on, in order, and each is another', (id) => {
  const { values, unit } = rules[id];
  const days = values.map(({ from }) => from);
  expect(days[0]).toBe('2025-01-01');
  expect(days).toEqual([...new Set(days)].sort());
  expect(days.filter((day) => !isDay(day))).toEqual([]);
  expect(values.filter(({ value }) => !fits(unit, value))).toEqual([]);
  for (const [at, { value, from, sure }] of values.entries()) {
    expect(value).not.toBe(values[at + 1]?.value);
    expect(Object.keys(sure)[0]).toBe(from.slice(0, 4));
  }
  expect(marksOf(id).filter((one) => !/^(?:[1-9]\d?[!dk]?|[dk])$/.test(one))).toEqual([]);
});

test('every year has all figures that come by year', () => {
  const yearly = ids.filter((id) => rules[id].lasts !== 'until changed');
  expect(yearly.length).toBeGreaterThan(15);
  for (const year of years)
    expect(yearly.filter((id) => !rules[id].values.some(({ sure }) => sure[year]))).toEqual([]);
});

test.each(ids)('%s says where it stands, where it was read and what it is for', (id) => {
  const { title, act, section, about, note = 'None.', sources } = rules[id];
  expect(title).toMatch(/^\S.*[^.\s]$/);
  expect(act).toMatch(/^\d+\/\d{4} (?:Z\. z\.|Zb\.)$/);
  expect(section).toMatch(/^§ \d+|^item \d+/);
  expect(about).toMatch(/^[A-Z].{20,}\.$/s);
  expect(note).toMatch(/^\S.+\.$/s);
  expect(new Set(sources.map(({ title: of }) => of)).size).toBe(sources.length);
  for (const { says, url = '', readOn } of sources) {
    expect(says).not.toBe('');
    expect(isDay(readOn)).toBe(true);
    expect(new URL(url).protocol).toMatch(/^https?:$/);
  }
  expect(sources.length).toBeGreaterThan(0);
});

test('a value that somebody contradicts names the dispute about it, and every dispute is of a rule', () => {
  const contradicted = ids.filter((id) => marksOf(id).some((mark) => mark.endsWith('!')));
  expect(contradicted.filter((id) => !rules[id].disputes?.length)).toEqual([]);
  expect(new Set(ids.flatMap((id) => rules[id].disputes ?? []))).toEqual(new Set(Object.keys(disputes)));
});
