import { expect, test } from 'vitest';
import { briefCitation } from './brief-citation.ts';
import { type RuleId, rules } from './cz/rules.ts';
import { rulesByDay } from './cz/rules-by-day.ts';
import { addDays, isDay } from './dates.ts';
import { confidence, lawOn, markOf, periodsOf, rulesReadBy, supportedYears, yearsOf } from './law-on.ts';
import type { ConfidenceMark, RulesByDay, RuleValue } from './rule.ts';
import { rule } from './term.ts';
import { expandLawTokens, faultyTokens } from './token.ts';

const ids = Object.keys(rules) as RuleId[];
const first = '2023-01-01';

const valueOn = (day: string, id: RuleId): RuleValue => {
  const law = lawOn(rulesByDay, day);
  if (!law.ok) throw new Error(law.error);
  return law.value.valueOf(id);
};

const years = yearsOf(rulesByDay);
const last = years.at(-1) ?? 0;

test('the years follow each other, from 2023 on', () => {
  expect(years).toEqual(Array.from({ length: last - 2022 }, (_, at) => 2023 + at));
});

test.each([
  ['2022-12-31', 'We have rules from 2023 on, none for 2022'],
  ['2026-02-30', '2026-02-30 is not a day'],
  ['x', 'x is not a day'],
  ['', ' is not a day'],
])('%j is answered in words', (day, error) => {
  expect(lawOn(rulesByDay, day)).toEqual({ ok: false, error });
});

test('the first day is held, and every day after it', () => {
  expect(lawOn(rulesByDay, first)).toMatchObject({ ok: true, value: { year: 2023, on: first } });
  for (const day of ['2026-12-31', '2027-01-01', '2028-02-29', `${last + 1}-01-01`, '2040-06-01'])
    expect(lawOn(rulesByDay, day)).toMatchObject({
      ok: true,
      value: { year: Number(day.slice(0, 4)), on: day },
    });
});

test.each(ids)('%s of a later year is the last one, and only a figure of a year is carried over', (id) => {
  const [known, later] = [lawOn(rulesByDay, `${last}-12-31`), lawOn(rulesByDay, `${last + 2}-02-28`)];
  if (!known.ok || !later.ok) throw new Error('a day without rules');
  expect(later.value.valueOf(id)).toBe(known.value.valueOf(id));
  expect(later.value.carriedFrom(id)).toBe(rules[id].lasts === 'until changed' ? undefined : last);
  expect(known.value.carriedFrom(id)).toBeUndefined();
});

test('a change within the last year that holds on holds in the next', () => {
  expect(valueOn('2027-01-01', 'cz.mortgage.ltvInvestment')).toBe(0.7);
  expect(valueOn(`${last + 1}-01-01`, 'cz.mortgage.dtiInvestment')).toBe(7);
});

test.each([
  ['2022-06-01', last],
  [`${last - 1}-11-21`, last],
  [`${last}-01-02`, last + 1],
  [`${last + 1}-02-28`, last + 2],
  ['2040-06-01', 2041],
])('on %s a year can be asked for up to %s', (today, until) => {
  const askable = supportedYears(rulesByDay, today);
  expect([askable[0], askable.at(-1)]).toEqual([2023, until]);
  expect(askable).toHaveLength(until - 2022);
});

test('who watches sees the rules that were read meanwhile, and no others', () => {
  const outer = rulesReadBy(() => {
    valueOn(first, 'cz.vat.standard');
    expect([...rulesReadBy(() => void valueOn(first, 'cz.vat.reduced'))]).toEqual(['cz.vat.reduced']);
    expect(() =>
      rulesReadBy(() => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    valueOn(first, 'cz.vat.secondReduced');
  });
  valueOn(first, 'cz.wage.average');
  expect([...outer]).toEqual(['cz.vat.standard', 'cz.vat.secondReduced']);
});

test.each<[RuleId, string, RuleValue, RuleValue]>([
  ['cz.social.self.minimumAdvance.main', '2026-07-01', 5720, 5005],
  ['cz.flatTax.band1.month', '2026-07-01', 9984, 9162],
  ['cz.mortgage.ltvInvestment', '2026-04-01', null, 0.7],
  ['cz.mortgage.dtiInvestment', '2026-04-01', null, 7],
  ['cz.crypto.years', '2025-02-15', null, 3],
  ['cz.crypto.proceedsLimit', '2025-02-15', null, 100_000],
  ['cz.vat.reduced', '2024-01-01', 0.15, 0.12],
  ['cz.vat.secondReduced', '2024-01-01', 0.1, null],
  ['cz.parental.monthlyLimit.one', '2025-07-01', 13_000, 15_000],
  ['cz.parental.monthlyLimit.more', '2025-07-01', 19_500, 22_500],
  ['cz.parental.monthlyLimit.more', '2026-01-01', 22_500, 30_000],
  ['cz.dpp.limit', '2025-01-01', 10_000, 11_500],
])('%s changes on %s from %s to %s, not a day earlier', (id, day, before, after) => {
  expect(valueOn(addDays(day, -1), id)).toBe(before);
  expect(valueOn(day, id)).toBe(after);
});

test('a change within a year leaves what is due for the whole year alone', () => {
  for (const day of ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31']) {
    expect(valueOn(day, 'cz.flatTax.band1.due')).toBe(9162);
    expect(valueOn(day, 'cz.social.self.minimumBase.main.year')).toBe(205_668);
  }
});

test.each(ids)('periods of %s neither overlap nor leave holes', (id) => {
  const periods = periodsOf(rulesByDay, id);
  expect(periods[0]?.from).toBe(first);
  expect(periods.at(-1)?.to).toBeUndefined();
  periods.forEach(({ from, to, value }, at) => {
    expect(isDay(from)).toBe(true);
    expect(valueOn(from, id)).toBe(value);
    const next = periods[at + 1];
    if (!next) return;
    expect(to).toBe(addDays(next.from, -1));
    expect(to && to >= from).toBe(true);
    expect(valueOn(to ?? '', id)).toBe(value);
    expect(next.value).not.toBe(value);
  });
});

test.each(ids)('periods of %s have the mark of each year that states them', (id) => {
  for (const { from, to, marks } of periodsOf(rulesByDay, id)) {
    expect(marks.length).toBeGreaterThan(0);
    for (const { year, mark } of marks) {
      expect(`${year}-12-31` >= from && (to === undefined || `${year}-01-01` <= to)).toBe(true);
      expect(mark).toBe(markOf(rulesByDay, year, id));
    }
  }
});

test('periods start no earlier than their rules and never after the last year', () => {
  const starts = ids.flatMap((id) => periodsOf(rulesByDay, id).map(({ from }) => from));
  expect(starts.every((from) => from >= first && from <= `${last}-12-31`)).toBe(true);
});

test.each<[ConfidenceMark, string]>([
  ['1', 'confirmed by 1 source'],
  ['4', 'confirmed by 4 sources'],
  ['12', 'confirmed by 12 sources'],
  ['2!', 'stated by 2 sources, at least one source says otherwise'],
  ['1!', 'stated by 1 source, at least one source says otherwise'],
  ['d', 'computed by the rule of the law'],
  ['k', 'not confirmed'],
  ['1d', 'partly stated by 1 source, the rest computed by the rule of the law'],
  ['3k', 'partly stated by 3 sources, the rest not confirmed'],
])('the mark %s says: %s', (mark, words) => {
  expect(confidence(mark)).toBe(words);
});

test('a value that holds on is as sure as where it was stated; before the first year nothing is', () => {
  expect(markOf(rulesByDay, last + 1, 'cz.wage.average')).toBe(markOf(rulesByDay, last, 'cz.wage.average'));
  expect(markOf(rulesByDay, 2027, 'cz.vat.standard')).toBe(markOf(rulesByDay, 2026, 'cz.vat.standard'));
  expect(markOf(rulesByDay, 2022, 'cz.wage.average')).toBe('k');
});

/** Another jurisdiction with one rule, which happens to have the name of one of ours. */
const elsewhere: RulesByDay = {
  'cz.vat.standard': {
    title: 'VAT, standard rate',
    unit: 'rate',
    act: '222/2004 Z. z.',
    section: '§ 27',
    lasts: { yearly: 'the average wage' },
    values: [
      { from: '2024-01-01', value: 0.2, sure: { 2024: '2' } },
      { from: '2025-07-01', value: 0.23, sure: { 2025: '1d', 2026: '2' } },
    ],
  },
};

test('the rules of a jurisdiction are handed in, and two of them on one day do not mix', () => {
  const there = lawOn(elsewhere, '2025-08-01');
  if (!there.ok) throw new Error(there.error);
  expect(there.value.valueOf('cz.vat.standard')).toBe(0.23);
  expect(valueOn('2025-08-01', 'cz.vat.standard')).toBe(0.21);
  expect(rule(there.value, 'cz.vat.standard').unit).toBe('rate');
  expect(briefCitation(there.value, 'cz.vat.standard')).toMatchObject({
    act: '222/2004 Z. z.',
    validFrom: '2025-07-01',
    confidence: 'partly stated by 1 source, the rest computed by the rule of the law',
  });
  expect(lawOn(elsewhere, '2023-12-31')).toEqual({
    ok: false,
    error: 'We have rules from 2024 on, none for 2023',
  });
  expect(yearsOf(elsewhere)).toEqual([2024, 2025, 2026]);
  expect(supportedYears(elsewhere, '2026-11-21')).toEqual([2024, 2025, 2026, 2027]);
  expect(periodsOf(elsewhere, 'cz.vat.standard').map(({ to }) => to)).toEqual(['2025-06-30', undefined]);
  expect(expandLawTokens(elsewhere, '{{law cz.vat.standard 2024}}', String)).toBe('0.2');
});

test('asking for a rule that a jurisdiction does not have is a mistake', () => {
  const there = lawOn(elsewhere, '2025-08-01');
  if (!there.ok) throw new Error(there.error);
  expect(() => there.value.valueOf('cz.wage.average')).toThrow(
    'cz.wage.average isn’t a rule of this jurisdiction',
  );
  expect(faultyTokens(elsewhere, '{{law cz.wage.average 2025}}')[0]).toContain('doesn’t name a rule');
  // @ts-expect-error: nobody wrote it.
  expect(() => there.value.valueOf('cz.vat.standart')).toThrow('isn’t a rule');
});
