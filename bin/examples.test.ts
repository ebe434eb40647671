import { outcome } from '@majak/law/step';
import { plain } from '@majak/law/term';
import { expect, test } from 'vitest';
import { calculator } from '../packages/tools/src/calculator/calculator.ts';
import { compareExamples } from '../packages/tools/src/calculator/compare-examples.ts';
import type { Example } from '../packages/tools/src/calculator/example.ts';
import { count, group } from '../packages/tools/src/calculator/output.ts';
import { cell, differenceOf, summaryOf, tableOf, wrapped } from './examples-table.ts';
import { definition } from './templates/calculators/definition.ts';

const url = 'https://example.com/a/page';
const example = (rest: Partial<Example>): Example => ({
  name: 'a small agreement',
  on: '2026-03-01',
  answers: { grossPay: 11_001.5, year: 2026 },
  expect: { tax: 1_650 },
  source: { title: 'A page', url },
  ...rest,
});
/** The sample of the templates: 11 001.50 gives a tax of 1 650 and 9 351.50 that is left. */
const comparedWith = (...rest: Partial<Example>[]) =>
  compareExamples({ ...definition, examples: rest.map(example) });
const verdicts = (rest: Partial<Example>) =>
  comparedWith(rest).examples.flatMap(({ comparisons }) => comparisons.map(({ verdict }) => verdict));
const why = 'The page rounds the tax up; it is rounded down.';

test.each<[string, Partial<Example>, string]>([
  ['the same', {}, 'equal'],
  ['another number', { expect: { tax: 1_651 } }, 'wrong'],
  ['a number within the tolerance', { expect: { tax: 1_651 }, tolerance: 1 }, 'near'],
  ['a number just outside of it', { expect: { tax: 1_652 }, tolerance: 1 }, 'wrong'],
  ['a documented one', { expect: { tax: 1_651 }, differs: { tax: { ours: 1_650, why } } }, 'documented'],
  [
    'a documented one that is not ours',
    { expect: { tax: 1_651 }, differs: { tax: { ours: 1_640, why } } },
    'wrong',
  ],
  [
    'a documented one within the tolerance alone',
    { expect: { tax: 9 }, differs: { tax: { ours: 1_649, why } }, tolerance: 5 },
    'wrong',
  ],
  ['a documented difference that is none', { differs: { tax: { ours: 1_650, why } } }, 'wrong'],
  ['an output that is not there', { expect: { duty: 1 } }, 'wrong'],
  ['an input that is refused', { answers: { grossPay: 12_000, year: 2026 } }, 'wrong'],
])('%s', (_, rest, verdict) => expect(verdicts(rest)).toEqual([verdict]));

test.each([
  [{ theirs: 1_650, ours: 1_650, verdict: 'equal' as const }, ''],
  [{ theirs: 8_115.25, ours: 8_115.7, verdict: 'documented' as const }, '+0.45 documented'],
  [{ theirs: 53_680, ours: 53_520, verdict: 'documented' as const }, '−160 documented'],
  [{ theirs: 1_000_000, ours: 1_001_500, verdict: 'near' as const }, '+1 500 rounded'],
  [{ theirs: true, ours: false, verdict: 'documented' as const }, 'documented'],
  [{ theirs: 1, ours: undefined, verdict: 'wrong' as const }, 'WRONG'],
])('%j differs by "%s"', (one, said) => expect(differenceOf({ output: 'tax', ...one })).toBe(said));

test.each([
  [1_234_567.5, '1 234 567.5'],
  [-1_000, '−1 000'],
  [true, 'yes'],
  [false, 'no'],
  [null, '–'],
  ['fromNextYear', 'fromNextYear'],
  [undefined, 'no such output'],
])('%j is shown as %s', (value, said) => expect(cell(value)).toBe(said));

test('a text is broken at spaces, and never within a word', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('unbreakable word', 4)).toEqual(['unbreakable', 'word']);
});

const long = {
  name: `a name ${'that goes on '.repeat(12)}`.trim(),
  expect: { taxBase: 11_001, tax: 1_650, netPay: 9_000 },
};
const other = { source: { title: 'Another', url: `https://example.com/${'x'.repeat(200)}` } };

test('a table names calculator, example, output, both numbers, the difference and the address', () => {
  const table = tableOf(comparedWith({ expect: { tax: 1_651, netPay: 9_351.5 } }, other));
  const lines = table.split('\n').map((line) => line.trim().split(/\s{2,}/));
  expect(lines.slice(0, 5)).toEqual([
    ['Sample tool · sample-tool'],
    ['example', 'output', 'theirs', 'ours', 'difference'],
    ['a small agreement', 'tax', '1 651', '1 650', '−1 WRONG', '[1]'],
    ['netPay', '9 351.5', '9 351.5'],
    ['a small agreement', 'tax', '1 650', '1 650', '[2]'],
  ]);
  expect(lines.slice(-2)).toEqual([[`[1] ${url}`], [`[2] ${other.source.url}`]]);
});

test('a table fits into 120 columns, but for an address, and loses nothing of a name', () => {
  const lines = tableOf(comparedWith(long, other)).split('\n');
  const rows = lines.filter((line) => !line.includes('https://'));
  expect(Math.max(...rows.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(lines.some((line) => line.endsWith(other.source.url))).toBe(true);
  const column = (lines[1] ?? '').indexOf('output');
  const name = rows.slice(2, -1).map((line) => line.slice(0, column).trim());
  expect(name.join(' ')).toContain(long.name);
});

test('the summary counts, gives each reason once, and says what is wrong', () => {
  const both = { tax: { ours: 1_650, why }, netPay: { ours: 9_351.5, why } };
  const calculators = [
    comparedWith({ expect: { tax: 1_651, netPay: 9_350.5 }, differs: both }, { ...other, tolerance: 1 }),
    comparedWith({ name: 'a wrong one', expect: { tax: 1 } }, { expect: { tax: 1_651 }, tolerance: 1 }),
  ];
  const { text, wrong } = summaryOf(calculators);
  expect(wrong).toBe(1);
  expect(text.split('\n')).toEqual([
    'Documented differences',
    '  sample-tool: a small agreement (tax −1, netPay +1)',
    `    ${why}`,
    '',
    'Wrong',
    '  sample-tool: a wrong one: tax is 1 650, the source says 1',
    '',
    '4 examples from 2 sources, 2 documented differences',
    '5 numbers: 1 equal, 1 within the rounding of the source, 2 documented, 1 wrong',
  ]);
});

test('nothing wrong and nothing documented is one line', () => {
  expect(summaryOf([comparedWith({})])).toEqual({
    text: '1 example from 1 source, 0 documented differences\n1 number: 1 equal, 0 within the rounding of the source, 0 documented, 0 wrong',
    wrong: 0,
  });
});

test('a calculator of another shape is compared by the path of its outputs', () => {
  const nested = calculator({
    ...definition,
    questions: {},
    outputs: { of: group('Of', { total: count('Total') }) },
    compute: () => ({ outputs: { of: { total: outcome(plain(7)) } } }),
    shows: { headline: 'of.total' },
    chart: () => undefined,
    sample: {},
    examples: [example({ answers: {}, expect: { 'of.total': 7 } })],
  });
  expect(compareExamples(nested).examples[0]?.comparisons).toMatchObject([{ ours: 7, verdict: 'equal' }]);
});
