import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { outcome, step, verdict } from '@majak/law/step';
import { input, of, plus } from '@majak/law/term';
import { describe, expect, test } from 'vitest';
import { amount, money } from '../cz/crowns.ts';
import { type calculate, calculateWithChart } from './calculate.ts';
import { type ComputedOutputs, calculator } from './calculator.ts';
import { date, decision, group, oneOf, orNothing, type PlainOf, sometimes, table, words } from './output.ts';

const outputs = {
  left: money('What is left'),
  better: oneOf('What leaves you more', { job: 'A job', trade: 'A trade' }),
  due: decision('A return is due'),
  by: orNothing(date('By')),
  job: group('The job', { tax: money('Tax'), bonus: sometimes(money('Bonus')) }),
  trade: sometimes(group('The trade', { tax: money('Tax') })),
  years: table('Year by year', { year: words('Year'), paid: money('Paid') }),
};
const pay = input('pay', 7, 'CZK');
const [number, fact] = [outcome(pay), { because: 'so', from: [pay] }];
const steps = {
  left: step('kept', 'What is left of seven', pay),
  better: verdict({ value: 'trade', ...fact }),
  due: verdict({ value: true, ...fact }),
  by: verdict({ value: null, ...fact }),
  job: { tax: number },
  years: { explained: verdict({ value: '1 year', ...fact }), rows: [{ year: '1', paid: 7 }] },
} as const;
const spec = {
  slug: 'made-up',
  rules: rulesByDay,
  words: { title: 'Made up', lead: 'Made up.', topic: 'money', asks: 'What?' },
  questions: { pay: amount({ label: 'Pay' }) },
  outputs,
  compute: (): ComputedOutputs<typeof outputs> => ({ outputs: steps }),
  shows: { headline: 'left' },
  sample: { pay: 7 },
  examples: [],
} as const;
const today = '2026-11-21';
const answered = (made: Parameters<typeof calculate>[0]) => {
  const found = calculateWithChart(made, { pay: 7 }, today);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
};

test('outputs are answered under their names, as plain values', () => {
  expect(answered(calculator(spec)).outputs).toEqual({
    left: 7,
    better: 'trade',
    due: true,
    by: null,
    job: { tax: 7 },
    years: [{ year: '1', paid: 7 }],
  });
});

test('a line is called and counted as declared; a label that depends on the answers is the step’s own', () => {
  const { trace } = answered(calculator(spec));
  expect(trace.map(({ output, id, label, unit }) => `${output}: ${id}, ${label}, ${unit}`)).toEqual([
    'left: kept, What is left of seven, CZK',
    'better: better, What leaves you more, text',
    'due: due, A return is due, yes or no',
    'by: by, By, date',
    'job.tax: tax, Tax, CZK',
    'years: years, Year by year, text',
  ]);
});

test('lines are the outputs as declared but for the headline, unless another order is said', () => {
  const rest = 'better due by job.tax job.bonus trade.tax years';
  expect(calculator(spec).shows.lines.join(' ')).toBe(rest);
  const shows = { headline: 'job.tax', lines: ['by', 'left'] } as const;
  expect(calculator({ ...spec, shows }).shows).toMatchObject(shows);
});

test('declared outputs are found by their path, and known to be in every result or not', () => {
  const { declared } = calculator(spec);
  const found = [...declared.values()].map(({ path, always }) => `${path}${always ? '' : '?'}`);
  expect(found.join(' ')).toBe('left better due by job.tax job.bonus? trade.tax? years');
  expect(declared.get('job.tax')).toMatchObject({ output: { label: 'Tax' }, under: 'The job' });
  expect(declared.get('left')).toMatchObject({ under: '' });
});

test('what is computed by the way and not declared is no output, but stays in the working', () => {
  const way = step('byTheWay', 'By the way', pay);
  const more = { ...steps, job: { tax: outcome(plus(of(way), pay)), byTheWay: way }, other: way };
  const { outputs: said, trace } = answered(calculator({ ...spec, compute: () => ({ outputs: more }) }));
  expect(Object.keys(said)).toEqual(Object.keys(steps));
  expect(said.job).toEqual({ tax: 14 });
  expect(trace.find(({ output }) => output === 'job.tax')?.steps.map(({ id }) => id)).toEqual(['byTheWay']);
});

/** Held by the compiler: `npm run types` fails where one of these compiles. */
describe('what does not compile', () => {
  const { left, ...others } = steps;

  test('outputs that are missing, unknown or of another kind', () => {
    const wrong: ComputedOutputs<typeof outputs>['outputs'][] = [
      // @ts-expect-error nothing for `left`
      { ...others },
      // @ts-expect-error no such output
      { ...steps, lefft: left },
      // @ts-expect-error no such output in the group
      { ...steps, job: { tax: number, tex: number } },
      // @ts-expect-error a group is no number
      { ...steps, job: number },
      // @ts-expect-error a fact where a number is declared
      { ...steps, left: verdict({ value: true, ...fact }) },
      // @ts-expect-error a number where a fact is declared
      { ...steps, due: number },
      // @ts-expect-error a word that was not declared
      { ...steps, better: verdict({ value: 'neither', ...fact }) },
      // @ts-expect-error nothing, where something is declared
      { ...steps, due: verdict({ value: null, ...fact }) },
      // @ts-expect-error a row without one of its columns
      { ...steps, years: { ...steps.years, rows: [{ year: '1' }] } },
      // @ts-expect-error a cell of another kind
      { ...steps, years: { ...steps.years, rows: [{ year: 1, paid: 7 }] } },
    ];
    expect(wrong).toHaveLength(10);
  });

  test('a headline or a line that is no output', () => {
    // @ts-expect-error no such output
    const headline = calculator({ ...spec, shows: { headline: 'job.tex' } });
    // @ts-expect-error a group is no line
    const line = calculator({ ...spec, shows: { headline: 'left', lines: ['job'] } });
    expect([headline, line].map(({ shows }) => shows.headline)).toEqual(['job.tex', 'left']);
  });

  test('a chart of an undeclared output, of nothing, or of another kind than the one said', () => {
    type Said = PlainOf<typeof outputs>;
    // @ts-expect-error no such output
    const unknown = (said: Said) => said.lefft;
    // @ts-expect-error it can be nothing
    const nothing = (said: Said): string => said.by;
    // @ts-expect-error some answers do not have it
    const left = (said: Said) => said.trade.tax;
    expect([unknown, nothing, left]).toHaveLength(3);
    const timeline = { kind: 'timeline', title: 'Days', events: [] } as const;
    // @ts-expect-error it says that it draws a split
    const other = calculator({ ...spec, draws: 'split', chart: () => timeline });
    // @ts-expect-error it does not say what it draws
    const unsaid = calculator({ ...spec, chart: () => timeline });
    expect([other, unsaid].map(({ draws }) => draws)).toEqual(['split', undefined]);
    expect(answered(calculator({ ...spec, draws: 'timeline', chart: () => timeline })).chart).toEqual(
      timeline,
    );
  });
});
