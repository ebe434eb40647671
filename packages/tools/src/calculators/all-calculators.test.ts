import { isDay } from '@majak/law/dates';
import { supportedYears } from '@majak/law/law-on';
import type { Explained } from '@majak/law/step';
import type { AnyStep } from '@majak/law/working';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCalculators, findCalculator, slugs } from '../../../../sites/all-tools.ts';
import { anyAnswers } from '../../../../tests/support/arbitrary-answers.ts';
import { type CalculatorResult, calculate, calculateWithChart, outputAt } from '../calculator/calculate.ts';
import type { Calculator, OutputValue, PlainOutputs, Steps } from '../calculator/calculator.ts';
import { answersFrom, toLink } from '../calculator/calculator-answers.ts';
import type { Chart } from '../calculator/chart.ts';
import type { Declared, Leaf, Outputs, TableOutput } from '../calculator/output.ts';
import type { Fields } from '../form/field.ts';
import { answersToTexts } from '../form/field-texts.ts';
import { fromShareLink } from '../form/share-link.ts';

const today = '2026-11-21';
const calculators = await allCalculators();

const answered = (calculator: Calculator, answers: unknown, on = today): CalculatorResult => {
  const result = calculate(calculator, answers, on);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};

const numbersIn = (value: OutputValue): number[] => {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap((row) => numbersIn(row as PlainOutputs));
  if (typeof value === 'object' && value !== null)
    return Object.values(value as PlainOutputs).flatMap(numbersIn);
  return [];
};
const readsIn = ({ reads, steps }: Explained): string[] => [...reads, ...steps.flatMap(readsIn)];
const namesIn = (questions: Fields): string[] =>
  Object.entries(questions).flatMap(([name, question]) =>
    question.kind === 'rows' ? [name, ...namesIn(question.columns)] : [name],
  );

const rooted = ({ rules, reads, steps }: Explained): boolean =>
  rules.length + reads.length > 0 || steps.some(rooted);

/** Steps without a name: an output is called as it was declared, a step on the way has to say it itself. */
const unnamedIn = (one: Explained): string[] => [
  ...(one.id && one.label ? [] : [one.formula]),
  ...one.steps.flatMap(unnamedIn),
];

const typesOfUnit: Readonly<Record<string, string>> = {
  'yes or no': 'boolean',
  date: 'string',
  text: 'string',
};

function fits({ unit, options, nullable }: Leaf, value: unknown): boolean {
  if (value === null) return nullable === true;
  if (options) return typeof value === 'string' && Object.hasOwn(options, value);
  if (unit === 'date') return typeof value === 'string' && isDay(value);
  return typeof value === (typesOfUnit[unit] ?? 'number');
}

const isRow = (columns: TableOutput['columns'], row: object): boolean =>
  Object.keys(row).join() === Object.keys(columns).join() &&
  Object.entries(row).every(([name, cell]) => columns[name] && fits(columns[name], cell));

/** Paths of what a result has in another way than it was declared: its kind, its unit, its columns; or not at all. */
function undeclaredIn(declared: readonly Declared[], { outputs, trace }: CalculatorResult): string[] {
  const lines = new Map(trace.map((line) => [line.output, line]));
  const wrong = declared.filter(({ path, output, always }) => {
    const [line, value] = [lines.get(path), outputAt(outputs, path)];
    if (!line || value === undefined) return always || Boolean(line) || value !== undefined;
    if (output.columns) return !(Array.isArray(value) && value.every((row) => isRow(output.columns, row)));
    return !fits(output, value);
  });
  const known = new Set(declared.map(({ path }) => path));
  return [...wrong.map(({ path }) => path), ...[...lines.keys()].filter((path) => !known.has(path))];
}

/** Paths of numbers that were computed in another unit than the one that was declared. */
const countedOtherwise = (outputs: Outputs, steps: Steps): string[] =>
  Object.entries(steps).flatMap(([name, made]) => {
    const output = outputs[name];
    if (!output || !made || output.columns) return [];
    if (output.outputs) return countedOtherwise(output.outputs, made as Steps);
    const { fact, unit } = made as AnyStep;
    return fact === undefined && unit !== output.unit ? [`${name}: ${unit}`] : [];
  });

/** What a chart stacks or splits: no part of a whole is negative. */
function partsOf(chart: Chart | undefined): readonly number[] {
  if (chart?.kind === 'split') return chart.parts.map(({ value }) => value);
  return chart?.kind === 'columns' ? chart.columns.flatMap(({ values }) => values) : [];
}

/** Addresses that are known outside: a calculator may be added to them, none may go. */
const promised = [
  'Czech-Freelancing-income-salary-calculator',
  'digital-nomad-tax-calculator-czech-eu',
  'Czech-Republic-Gross-Net-salary-calculator',
  'side-job-tax-calculator',
  'trade-license-tax-return-calculator',
  'employment-contract-vs-freelance',
  'Maternity-stay-Czech-Republic-Calculator',
  'czech-mortgage-calculator',
  'czech-rental-income',
  'content-creator-tax-calculator',
  'crypto-capital-tax-calculator',
  'czech-paid-holiday-calculator',
  'paid-parental-leave',
  'vat-verification',
  'Czech-VAT-calculator',
  'employee-tax-return',
];

test('the calculators that were promised and more, each found by its exact address alone', async () => {
  expect(promised.filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(slugs.length);
  expect(calculators.map(({ slug }) => slug)).toEqual(slugs);
  expect(await findCalculator('no-such-calculator')).toBeUndefined();
  expect(await findCalculator('toString')).toBeUndefined();
});

describe.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  '%s',
  (_, calculator) => {
    const { questions, sample, shows, examples } = calculator;

    test.each(examples.map((example) => [example.name, example] as const))(
      'example: %s',
      (_name, example) => {
        const { outputs } = answered(calculator, example.answers, example.on);
        for (const [path, theirs] of Object.entries(example.expect)) {
          const ours = outputAt(outputs, path);
          const due = example.differs?.[path]?.ours ?? theirs;
          if (
            typeof due === 'number' &&
            example.tolerance !== undefined &&
            example.differs?.[path] === undefined
          )
            expect(Math.abs(Number(ours) - due), path).toBeLessThanOrEqual(example.tolerance);
          else expect(ours, path).toEqual(due);
        }
        const { title, url } = example.source;
        expect(title).not.toBe('');
        if (url !== undefined) expect(url).toMatch(/^https?:\/\/[^/]+\/./);
      },
    );

    test('a documented difference is one', () => {
      for (const { name, expect: theirs, differs } of examples)
        for (const [path, { ours, why }] of Object.entries(differs ?? {})) {
          expect(theirs[path], `${name}: ${path}`).not.toEqual(ours);
          expect(why.length).toBeGreaterThan(10);
        }
    });

    const declared = [...calculator.declared.values()];

    test('the sample has a result with the headline, from inputs, rules and outputs alone', () => {
      const { trace } = answered(calculator, sample);
      expect(trace.map(({ output }) => output)).toContain(shows.headline);
      expect(trace.filter((line) => !rooted(line)).map(({ output }) => output)).toEqual([]);
      const known = new Set([...namesIn(questions), ...declared.map(({ path }) => path)]);
      expect(trace.flatMap(readsIn).filter((name) => !known.has(name))).toEqual([]);
    });

    test('200 random inputs are answered as declared, in finite numbers with a trace, or refused at a field', () => {
      const seen = new Set<string>();
      fc.assert(
        fc.property(anyAnswers(calculator), (answers) => {
          const result = calculateWithChart(calculator, answers, today);
          if (!result.ok) {
            expect(result.faults.every(({ field, message }) => field !== '' && message !== '')).toBe(true);
            return;
          }
          for (const { output } of result.value.trace) seen.add(output);
          expect(undeclaredIn(declared, result.value)).toEqual([]);
          expect(result.value.trace.flatMap(unnamedIn)).toEqual([]);
          const made = calculator.read(answers, today);
          expect(made.ok && countedOtherwise(calculator.outputs, made.value.compute().outputs)).toEqual([]);
          expect(result.value.chart?.kind ?? calculator.draws).toBe(calculator.draws);
          const numbers = numbersIn(result.value.outputs);
          expect(numbers.every((one) => Number.isFinite(one) && !Object.is(one, -0))).toBe(true);
          expect(
            result.value.trace.every(
              ({ formula }) => formula !== '' && !/NaN|undefined|Infinity/.test(formula),
            ),
          ).toBe(true);
          expect(result.value.trace.filter((line) => !rooted(line)).map(({ output }) => output)).toEqual([]);
          const chart = JSON.stringify(result.value.chart ?? '');
          expect(chart).not.toMatch(/null|NaN/);
          expect(partsOf(result.value.chart).filter((part) => part < 0)).toEqual([]);
        }),
        { numRuns: 200 },
      );
      for (const { answers, on } of examples)
        for (const { output } of answered(calculator, answers, on).trace) seen.add(output);
      expect(declared.filter(({ path }) => !seen.has(path)).map(({ path }) => path)).toEqual([]);
    });

    test('answers → address → answers is the identity', () => {
      fc.assert(
        fc.property(anyAnswers(calculator), (answers) => {
          const dated = 'year' in questions ? { year: 2026, ...answers } : answers;
          const typed = answersToTexts(questions, dated);
          const back = answersFrom(questions, fromShareLink(questions, toLink(questions, typed, 2026)));
          expect(back).toEqual(answersFrom(questions, typed));
        }),
        { numRuns: 50 },
      );
    });

    test('nothing, nonsense and too much are refused by the name of the field', () => {
      for (const nonsense of [null, [], 'text', 7])
        expect(calculate(calculator, nonsense, today).ok).toBe(false);
      const unknown = calculate(calculator, { ...sample, extra: 1 }, today);
      expect(unknown).toMatchObject({ ok: false, faults: [{ field: 'extra', code: 'unrecognized_keys' }] });
      for (const [name, question] of Object.entries(questions)) {
        const broken = calculate(calculator, { ...sample, [name]: { not: 'an answer' } }, today);
        expect(broken.ok, name).toBe(false);
        if (!broken.ok)
          expect(
            broken.faults.some(({ field }) => field.startsWith(name)),
            name,
          ).toBe(true);
        if (question.kind !== 'number') continue;
        for (const bad of [question.min - 1, question.max + 1, 1e12, Number.NaN, Number.POSITIVE_INFINITY]) {
          const result = calculate(calculator, { ...sample, [name]: bad }, today);
          expect(result.ok ? [] : result.faults.map(({ field }) => field), `${name} ${bad}`).toContain(name);
        }
      }
    });

    if ('year' in questions)
      test('every year is answered or refused; one nothing is set for is refused by its name', () => {
        const years = supportedYears(calculator.rules, today);
        for (const year of [1999, Math.min(...years) - 1, Math.max(...years) + 1, 3000]) {
          const result = calculate(calculator, { ...sample, year }, today);
          expect(result.ok ? [] : result.faults.map(({ field }) => field)).toContain('year');
        }
      });
  },
);
