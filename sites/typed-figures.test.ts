import { globSync, readFileSync } from 'node:fs';
import { rules as czechRules } from '@majak/law/cz/rules';
import type { Rule, Unit } from '@majak/law/rule';
import { rules as slovakRules } from '@majak/law/sk/rules';
import { expect, test } from 'vitest';

/** The law of each site by its folder, and the currency of its amounts. */
const sites: Readonly<Record<string, { rules: Readonly<Record<string, Rule>>; currency: Unit }>> = {
  cz: { rules: czechRules, currency: 'CZK' },
  sk: { rules: slovakRules, currency: 'EUR' },
};
/** Texts of today speak of what holds since then: who needs an older year names it by token too. */
const since = '2026-01-01';
const valuesSince = ({ values }: Rule): number[] =>
  values
    .filter((_, at) => (values[at + 1]?.from ?? '9999-12-31') > since)
    .flatMap(({ value }) => (value === null ? [] : [Number(value)]));

const percent = /(?<![\w.])(\d+\.\d+) (?:%|per cent)/g;
const amount = /(?<![\w.])\d{1,3}(?: \d{3})+(?:\.\d+)?|(?<![\w.])\d{1,3}\.\d{1,2}(?= EUR)/g;
const numberOf = (text: string): number => Number(text.replaceAll(' ', ''));

/** Which lines of a site name a figure that its law has. */
function figuresOf(site: string) {
  const { rules, currency } = sites[site] ?? { rules: {}, currency: 'CZK' };
  const statedIn = (unit: Unit, wanted: (value: number) => boolean, ids = /^/): ReadonlySet<number> =>
    new Set(
      Object.entries(rules)
        .filter(([id, rule]) => rule.unit === unit && ids.test(id))
        .flatMap(([, rule]) => valuesSince(rule))
        .filter(wanted),
    );
  /** Round amounts and whole percents are other things as well: rents, prices, fines, incomes of examples. */
  const amounts = statedIn(
    currency,
    (value) => !Number.isInteger(value) || (value >= 1000 && value % 500 !== 0),
  );
  const percents = new Set(
    [...statedIn('rate', (rate) => !Number.isInteger(Number((rate * 100).toFixed(4))))].map((rate) =>
      Number((rate * 100).toFixed(4)),
    ),
  );
  /** A small fee in crowns is as high as many other things; one in euros is named where it is a card’s or a fee. */
  const fees = statedIn(currency, (value) => currency === 'EUR' || value > 1000, /^\w+\.(?:\w+\.)?fee\./);
  const sum = String.raw`(\d{1,3}(?: \d{3})*(?:\.\d+)?) ${currency}`;
  const fee = new RegExp(
    String.raw`\bfees?\b[^.|]{0,30}?\b${sum}|\b${sum} (?:(?:official )?fee|for the card)\b`,
    'gi',
  );
  const names = (line: string): boolean =>
    [...line.matchAll(amount)].some(([words]) => amounts.has(numberOf(words))) ||
    [...line.matchAll(percent)].some(([, words = '']) => percents.has(Number(words))) ||
    [...line.matchAll(fee)].some(([, after, before]) => fees.has(numberOf(after ?? before ?? '')));
  return { amounts, percents, fees, names };
}

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

const folders = globSync('sites/*/services').map((folder) => folder.split('/')[1] ?? '');
/** Where a text types such a figure: `sites/cz/pages/packages.md:42: …`. */
const typed = folders.toSorted().flatMap((site) => {
  const { names } = figuresOf(site);
  return globSync(`sites/${site}/**/*.{md,yaml}`)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, at) => ({ line, place: `${file}:${at + 1}: ${line}` })),
    )
    .filter(({ line }) => names(line))
    .map(({ place }) => place);
});

test('no text types a figure of the law that a rule has: it takes it by token', () => {
  expect(folders.toSorted()).toEqual(Object.keys(sites));
  expect(figuresOf('cz').amounts.size).toBeGreaterThan(50);
  expect(figuresOf('cz').percents).toContain(29.2);
  expect(figuresOf('sk').amounts).toContain(497.23);
  expect(typed.filter((place) => !others.some(([where]) => where.test(place)))).toEqual([]);
});

test('every exception is still one', () => {
  expect(others.filter(([where]) => !typed.some((place) => where.test(place))).map(([, why]) => why)).toEqual(
    [],
  );
});
