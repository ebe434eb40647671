import { expect, test } from 'vitest';
import type { Mark, RuleValue, Unit, Year } from '../rule.ts';
import { y2023 } from './2023.ts';
import { y2024 } from './2024.ts';
import { y2025 } from './2025.ts';
import { y2026 } from './2026.ts';
import { y2027 } from './2027.ts';
import { about } from './about.ts';
import { disputes } from './disputes.ts';
import { notes } from './notes.ts';
import { type RuleId, rules } from './rules.ts';
import { sources } from './sources.ts';

const ids = Object.keys(rules) as RuleId[];
const years: readonly Year[] = [y2023, y2024, y2025, y2026, y2027];
const mark = /^(?:[1-9]\d?[!dk]?|[dk])$/;

const fits = (unit: Unit, value: RuleValue): boolean => {
  if (value === null) return true;
  if (unit === 'yes or no') return typeof value === 'boolean';
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return false;
  if (unit === 'rate') return value <= 1;
  return unit === 'CZK' ? Number(value.toFixed(2)) === value : value < 1000;
};

test('the first year states every rule', () => {
  expect(Object.keys(y2023.values).sort()).toEqual([...ids].sort());
});

test.each(years)('every year has all figures that come by year: $year', ({ values }) => {
  const yearly = ids.filter((id) => rules[id].lasts !== 'until changed');
  expect(yearly.length).toBeGreaterThan(20);
  expect(yearly.filter((id) => values[id] === undefined)).toEqual([]);
});

test.each(years)('what is stated in $year has a mark, and nothing else has', ({ values, marks }) => {
  expect(Object.keys(marks).sort()).toEqual(Object.keys(values).sort());
  expect(Object.values(marks).filter((one) => !mark.test(one satisfies Mark))).toEqual([]);
});

test.each(years)('every value of $year is of the kind its unit says', ({ values, changes }) => {
  const all = [{ values }, ...changes].flatMap((one) => Object.entries(one.values) as [RuleId, RuleValue][]);
  expect(all.filter(([id, value]) => !fits(rules[id].unit, value))).toEqual([]);
});

test.each(years)(
  'changes within $year are in it, in order, and change something',
  ({ year, values, changes }) => {
    const days = changes.map(({ on }) => on);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.filter((on) => on <= `${year}-01-01` || on > `${year}-12-31`)).toEqual([]);
    for (const { values: changed } of changes) {
      for (const [id, value] of Object.entries(changed)) expect(value).not.toBe(values[id as RuleId]);
    }
  },
);

test.each(ids)('%s says where it stands, where it was read and what it is for', (id) => {
  const { title, act, section } = rules[id];
  expect(title).toMatch(/^\S.*[^.\s]$/);
  expect(act).toMatch(/^\d+\/\d{4} Sb\.$|^Recommendation of the Czech National Bank$/);
  expect(section).toMatch(/^§ \d|^Art\. [IVX]+\(|^(loan to value|debt to income)$/);
  expect(about[id]).toMatch(/^[A-Z].{20,}\.$/s);
  expect(sources[id].length).toBeGreaterThan(0);
});

test('sources are whole addresses, each with a title and what it says', () => {
  for (const { title, url, says } of Object.values(sources).flat()) {
    expect(title).not.toBe('');
    expect(says).toBeTruthy();
    if (url === undefined) continue;
    const { protocol, pathname } = new URL(url);
    expect(protocol).toMatch(/^https?:$/);
    expect(pathname).not.toBe('/');
  }
});

test('a source is a page that states the value, not a list of tools that might', () => {
  const all = Object.values(sources).flat();
  expect(all.filter(({ url }) => /\/connectors\//.test(url ?? ''))).toEqual([]);
});

test('no rule names a source twice', () => {
  const twice = ids.filter((id) => new Set(sources[id].map(({ title }) => title)).size < sources[id].length);
  expect(twice).toEqual([]);
});

test('a value that is stated by somebody has a source with an address', () => {
  const stated = ids.filter((id) => years.some(({ marks }) => /^[1-9]/.test(marks[id] ?? '')));
  expect(stated.filter((id) => !sources[id].some(({ url }) => url))).toEqual([]);
});

test('notes are sentences', () => {
  for (const note of Object.values(notes)) expect(note).toMatch(/^\S.+\.$/s);
});

test('a value that somebody contradicts has a page on it', () => {
  const marked = years.flatMap(({ year, marks }) =>
    ids.filter((id) => marks[id]?.endsWith('!')).map((id) => `${id} ${year}`),
  );
  const covered = disputes.flatMap(({ rules: over, years: of }) =>
    over.flatMap((id) => of.map((year) => `${id} ${year}`)),
  );
  expect(marked.filter((one) => !covered.includes(one))).toEqual([]);
});
