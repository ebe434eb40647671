import { rules } from '@majak/law/cz/rules';
import { expect, test } from 'vitest';
import { codeFiles, isTest, read } from './imports.ts';

const isPowerOfTen = (value: number): boolean => /^10*$/.test(String(value));
const valuesIn = (wanted: string): number[] =>
  Object.values(rules).flatMap(({ unit, values }) =>
    unit === wanted ? values.map(({ value }) => Number(value)) : [],
  );
/** What a rule states in any year. Round amounts are other things as well. */
const amounts = new Set(valuesIn('CZK').filter((value) => value >= 1000 && !isPowerOfTen(value)));
const percents = new Set(valuesIn('rate').map((rate) => Number((rate * 100).toFixed(4))));

/** `68 000 CZK` in words, and a constant of that much. */
const amount = /(?<![\w.])(\d{1,3}(?: \d{3})+) CZK|^const \w+ = ([\d_]+);$/g;
const percent = /(?<![\w.])(\d+(?:\.\d+)?) %/g;
const numberOf = (text: string): number => Number(text.replace(/[ _]/g, ''));
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const namesOne = (line: string): boolean =>
  [...line.matchAll(amount)].some(([, words, constant = '']) => amounts.has(numberOf(words ?? constant))) ||
  [...line.matchAll(percent)].some(([, words = '']) => percents.has(Number(words)));

/** Lines with such a number that is no rule, and what it is. */
const others: readonly (readonly [line: RegExp, why: string])[] = [
  [/^const lasting = 50_000;$/, 'how long a lead has to last, by no law'],
  [/^\{ value: (\d\d), label: '\1 %/, 'a choice that is called by its rate: what it comes to is read'],
  [/^hint: '60 % for most trades, 40 % for copyright/, 'which of these choices is whose'],
  [/need a home in the EU or EEA and 90 % of your income/, 'a condition of non-residents: § 35ba(2)'],
];

test('no calculator types an amount or a rate that a rule of the law states', () => {
  const files = codeFiles().filter(
    (file) =>
      /^packages\/tools\/src\/(?:calculators\/)?cz\//.test(file) &&
      !isTest(file) &&
      !file.endsWith('/examples.ts'),
  );
  expect(files.length).toBeGreaterThan(50);
  const typed = files.flatMap((file) =>
    withoutComments(read(file))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => namesOne(line) && !others.some(([other]) => other.test(line)))
      .map((line) => `${file}: ${line}`),
  );
  expect(typed).toEqual([]);
});
