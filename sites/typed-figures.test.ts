import { globSync, readFileSync } from 'node:fs';
import { rules } from '@majak/law/cz/rules';
import type { Rule } from '@majak/law/rule';
import { expect, test } from 'vitest';

const everyRule: Readonly<Record<string, Rule>> = rules;
/** Texts of today speak of what holds since then: who needs an older year names it by token too. */
const since = '2026-01-01';
const valuesSince = ({ values }: Rule): number[] =>
  values
    .filter((_, at) => (values[at + 1]?.from ?? '9999-12-31') > since)
    .flatMap(({ value }) => (value === null ? [] : [Number(value)]));
const statedIn = (unit: string, wanted: (value: number) => boolean, ids = ''): ReadonlySet<number> =>
  new Set(
    Object.entries(everyRule)
      .filter(([id, rule]) => rule.unit === unit && id.startsWith(ids))
      .flatMap(([, rule]) => valuesSince(rule))
      .filter(wanted),
  );

/** Round amounts and whole percents are other things as well: rents, prices, fines, incomes of examples. */
const amounts = statedIn('CZK', (value) => value >= 1000 && value % 500 !== 0);
const percents = new Set(
  [...statedIn('rate', (rate) => !Number.isInteger(Number((rate * 100).toFixed(4))))].map((rate) =>
    Number((rate * 100).toFixed(4)),
  ),
);
const fees = statedIn('CZK', (value) => value > 1000, 'cz.fee.');

const amount = /(?<![\w.])\d{1,3}(?: \d{3})+(?:\.\d+)?/g;
const percent = /(?<![\w.])(\d+\.\d+) (?:%|per cent)/g;
const fee = /\bfees?\b[^.|]{0,30}?(\d{1,3}(?: \d{3})+) CZK|(\d{1,3}(?: \d{3})+) CZK (?:official )?fee\b/gi;
const numberOf = (text: string): number => Number(text.replaceAll(' ', ''));

const namesFigure = (line: string): boolean =>
  [...line.matchAll(amount)].some(([words]) => amounts.has(numberOf(words))) ||
  [...line.matchAll(percent)].some(([, words = '']) => percents.has(Number(words))) ||
  [...line.matchAll(fee)].some(([, after, before]) => fees.has(numberOf(after ?? before ?? '')));

/** Lines with such a number that is not to come from a rule, and why. */
const others: readonly (readonly [where: RegExp, why: string])[] = [
  [/: +metaDescription: /, 'search engines print it as it is written'],
  [/^sites\/cz\/videos\.yaml:/, 'what is said in a film stays as it was said'],
  [/ [=×] /, 'a sum worked out line by line: its parts and its result change together'],
  [
    /(?:Fixed p|: +(?:amount|p))rice: (?:From )?24 900 CZK|value: 24 900/,
    'a price of the agency that is as high as the minimum wage of 2027',
  ],
  [/That’s 3 300 CZK too little with the lease/, 'what is missing in an example'],
  [/note: From 3 300 CZK plus VAT/, 'what a notary takes: the sum of the four rows below it'],
  [/Charles University listed 3 300 CZK/, 'the price of an examination'],
  [/The registry’s fee is 3 000 or 5 000 CZK/, 'item 12 of the tariff, for which there is no rule'],
];

/** Where a text types such a figure: `sites/cz/pages/packages.md:42: …`. */
const typed = globSync('sites/cz/**/*.{md,yaml}')
  .toSorted()
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, at) => ({ line, place: `${file}:${at + 1}: ${line}` })),
  )
  .filter(({ line }) => namesFigure(line))
  .map(({ place }) => place);

test('no text types a figure of the law that a rule has: it takes it by token', () => {
  expect(amounts.size).toBeGreaterThan(50);
  expect(percents).toContain(29.2);
  expect(typed.filter((place) => !others.some(([where]) => where.test(place)))).toEqual([]);
});

test('every exception is still one', () => {
  expect(others.filter(([where]) => !typed.some((place) => where.test(place))).map(([, why]) => why)).toEqual(
    [],
  );
});
