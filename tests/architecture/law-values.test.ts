import { isCurrency } from '@majak/law/currency';
import type { RulesByDay } from '@majak/law/rule';
import { sites } from '@majak/sites/sites';
import { expect, test } from 'vitest';
import { codeFiles, isTest, read } from './imports.ts';

const isPowerOfTen = (value: number): boolean => /^10*$/.test(String(value));
const valuesIn = (rules: RulesByDay, wanted: (unit: string) => boolean): number[] =>
  Object.values(rules).flatMap(({ unit, values }) =>
    wanted(unit) ? values.map(({ value }) => Number(value)) : [],
  );
/** What the rules of a country state in any year. Round amounts are other things as well. */
const statedBy = (rules: RulesByDay) => ({
  amounts: new Set(valuesIn(rules, isCurrency).filter((value) => value >= 1000 && !isPowerOfTen(value))),
  percents: new Set(
    valuesIn(rules, (unit) => unit === 'rate').map((rate) => Number((rate * 100).toFixed(4))),
  ),
});
const countries = Object.fromEntries(
  Object.entries(sites).map(([code, { site }]) => [code, statedBy(site.law?.rules ?? {})]),
);
type Stated = ReturnType<typeof statedBy>;

/** `68 000 CZK` in words, and a constant of that much. */
const amount = /(?<![\w.])(\d{1,3}(?: \d{3})+(?:\.\d+)?) [A-Z]{3}\b|^const \w+ = ([\d_.]+);$/g;
const percent = /(?<![\w.])(\d+(?:\.\d+)?) %/g;
const numberOf = (text: string): number => Number(text.replace(/[ _]/g, ''));
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const namesOne = (line: string, { amounts, percents }: Stated): boolean =>
  [...line.matchAll(amount)].some(([, words, constant = '']) => amounts.has(numberOf(words ?? constant))) ||
  [...line.matchAll(percent)].some(([, words = '']) => percents.has(Number(words)));

/** Lines with such a number that is no rule, and what it is. */
const others: readonly (readonly [line: RegExp, why: string])[] = [
  [/^const lasting = 50_000;$/, 'how long a lead has to last, by no law'],
  [/^\{ value: (\d\d?), label: '\1 %/, 'a choice that is called by its rate: what it comes to is read'],
  [/^hint: '60 % for most trades, 40 % for copyright/, 'which of these choices is whose'],
  [/need a home in the EU or EEA and 90 % of your income/, 'a condition of non-residents: § 35ba(2)'],
];

test.each(Object.entries(countries))(
  'no calculator of %s types an amount or a rate that a rule of its law states',
  (country, stated) => {
    const ofCountry = new RegExp(`^packages/tools/src/(?:calculators/)?${country}/`);
    const files = codeFiles().filter(
      (file) =>
        ofCountry.test(file) && !isTest(file) && !/\/(?:examples|worked)\.ts$|-fixture\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    const typed = files.flatMap((file) =>
      withoutComments(read(file))
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => namesOne(line, stated) && !others.some(([other]) => other.test(line)))
        .map((line) => `${file}: ${line}`),
    );
    expect(typed).toEqual([]);
  },
);
