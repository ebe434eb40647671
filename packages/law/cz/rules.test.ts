import { expect, test } from 'vitest';
import { isCurrency } from '../currency.ts';
import { isDay } from '../dates.ts';
import { yearsOf } from '../law-on.ts';
import type { ConfidenceMark, RuleValue, Unit } from '../rule.ts';
import { disputes } from './disputes.ts';
import { areas, type RuleId, rules } from './rules.ts';
import { rulesByDay } from './rules-by-day.ts';

const all = Object.entries(rules);
const ids = Object.keys(rules) as RuleId[];
const years = yearsOf(rulesByDay);
const marksOf = (id: RuleId): ConfidenceMark[] => rules[id].values.flatMap(({ sure }) => Object.values(sure));

const fits = (unit: Unit, value: RuleValue): boolean => {
  if (value === null) return true;
  if (unit === 'yes or no') return typeof value === 'boolean';
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return false;
  if (unit === 'rate') return value <= 1;
  return isCurrency(unit) ? Number(value.toFixed(2)) === value : value < 1000;
};

test('a rule stands in one area, and every area is in the rules', () => {
  expect(Object.values(areas).flatMap((one) => Object.keys(one))).toEqual(ids);
});

test('an id that nobody wrote does not compile', () => {
  // @ts-expect-error
  const wrong: RuleId = 'cz.vat.standart';
  expect(ids).not.toContain(wrong);
});

test.each(ids)('values of %s are dated from the first year on, in order, and each is another', (id) => {
  const { values, unit } = rules[id];
  const days = values.map(({ from }) => from);
  expect(days[0]).toBe(`${years[0]}-01-01`);
  expect(days.filter((day) => !isDay(day))).toEqual([]);
  expect(days).toEqual([...new Set(days)].sort());
  expect(values.filter(({ value }) => !fits(unit, value))).toEqual([]);
  for (const [at, { value }] of values.entries()) expect(value).not.toBe(values[at + 1]?.value);
});

test.each(ids)('each value of %s says how sure it is, from the year it starts in', (id) => {
  rules[id].values.forEach(({ from, sure }, at, values) => {
    const of = Object.keys(sure);
    expect(of[0]).toBe(from.slice(0, 4));
    expect(Number(of.at(-1))).toBeLessThanOrEqual(Number(values[at + 1]?.from.slice(0, 4) ?? 9999));
  });
  expect(marksOf(id).filter((one) => !/^(?:[1-9]\d?[!dk]?|[dk])$/.test(one))).toEqual([]);
});

test('every year has all figures that come by year', () => {
  const yearly = ids.filter((id) => rules[id].lasts !== 'until changed');
  expect(yearly.length).toBeGreaterThan(20);
  for (const year of years)
    expect(
      yearly.filter((id) => !rules[id].values.some(({ sure }) => sure[year])),
      String(year),
    ).toEqual([]);
});

test.each(ids)('%s says where it stands, where it was read and what it is for', (id) => {
  const { title, act, section, about, note = 'None.', sources } = rules[id];
  expect(title).toMatch(/^\S.*[^.\s]$/);
  expect(act).toMatch(/^\d+\/\d{4} Sb\.$|^Recommendation of the Czech National Bank$/);
  expect(section).toMatch(/^§ \d|^Art\. [IVX]+\(|^Annex, item \d|^(loan to value|debt to income)$/);
  expect(about).toMatch(/^[A-Z].{20,}\.$/s);
  expect(note).toMatch(/^\S.+\.$/s);
  expect(sources.length).toBeGreaterThan(0);
});

test.each(all)(
  'what was read of %s comes first: acts, then orders, then pages that support them',
  (_, rule) => {
    const kinds = rule.sources.map(({ kind }) => kind);
    expect(kinds).toEqual(['act', 'order', 'page'].flatMap((kind) => kinds.filter((one) => one === kind)));
  },
);

// The central bank recommends; no act states it.
const notOfAnAct: readonly RuleId[] = [
  'cz.mortgage.ltv',
  'cz.mortgage.ltvUnder36',
  'cz.mortgage.youngAge',
  'cz.mortgage.ltvInvestment',
  'cz.mortgage.dtiInvestment',
  'cz.mortgage.dti',
  'cz.mortgage.dtiUnder36',
];

test('the first source of a rule is an act, an order or a notice, with the day of its wording', () => {
  const day = String.raw`\d{1,2} [A-Z][a-z]+ 20\d\d`;
  const dated = new RegExp(
    String.raw`^Act \d+/\d{4}, wording of ${day}$|^(?:Government order|Notice) \d+/\d{4} of ${day}, \S`,
  );
  expect(ids.filter((id) => !dated.test(rules[id].sources[0]?.title ?? ''))).toEqual(notOfAnAct);
});

test('sources are whole addresses, each with a title, a day and what it says', () => {
  for (const { kind, title, url, readOn, says } of all.flatMap(([, { sources }]) => sources)) {
    expect(title).not.toBe('');
    expect(says).not.toBe('');
    expect(isDay(readOn)).toBe(true);
    if (kind !== 'page') expect(url).toMatch(/^https:\/\/e-sbirka\.gov\.cz\/eli\/cz\/sb\/\d{4}\/\d+/);
    if (url === undefined) continue;
    const { protocol, pathname } = new URL(url);
    expect(protocol).toMatch(/^https?:$/);
    expect(pathname).not.toBe('/');
  }
});

test('a source is a page that states the value, not a list of tools that might', () => {
  const urls = all.flatMap(([, { sources }]) => sources.map(({ url }) => url ?? ''));
  expect(urls.filter((url) => /\/connectors\//.test(url))).toEqual([]);
});

test('no rule names a source twice', () => {
  const twice = all.filter(
    ([, { sources }]) => new Set(sources.map(({ title }) => title)).size < sources.length,
  );
  expect(twice).toEqual([]);
});

test('a value that is stated by somebody has a source with an address', () => {
  const stated = ids.filter((id) => marksOf(id).some((mark) => /^[1-9]/.test(mark)));
  expect(stated.filter((id) => !rules[id].sources.some(({ url }) => url))).toEqual([]);
});

test('a value that somebody contradicts names the dispute about it, and every dispute is of a rule', () => {
  const marked = ids.flatMap((id) =>
    rules[id].values.flatMap(({ sure }) =>
      Object.entries(sure).flatMap(([year, mark]) =>
        mark.endsWith('!') ? [{ id, year: Number(year) }] : [],
      ),
    ),
  );
  const named = (id: RuleId) => rules[id].disputes ?? [];
  expect(
    marked.filter(({ id, year }) => !named(id).some((one) => disputes[one].years.includes(year))),
  ).toEqual([]);
  expect(new Set(ids.flatMap(named))).toEqual(new Set(Object.keys(disputes)));
});
