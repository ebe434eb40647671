import { yearsAskable } from '@majak/law/law-on';
import type { Explained } from '@majak/law/step';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, outputAt, pictured } from '../kit/answer.ts';
import type { Calculator, Plain, PlainValue } from '../kit/calculator.ts';
import { fromAddress, fromForm, toAddress, toForm } from '../kit/form-answers.ts';
import type { Picture } from '../kit/picture.ts';
import type { Question, Questions } from '../kit/question.ts';
import { allCalculators, findCalculator, slugs } from './catalogue.ts';

const today = '2026-11-21';
const calculators = await allCalculators();

const answered = (calculator: Calculator, given: unknown, on = today): Answer => {
  const result = answer(calculator, given, on);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};

const numbersIn = (value: PlainValue): number[] => {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap((row) => numbersIn(row as Plain));
  if (typeof value === 'object' && value !== null) return Object.values(value as Plain).flatMap(numbersIn);
  return [];
};
/** Days around which rules change, and any other of these years. */
const days = fc.oneof(
  fc.constantFrom('2023-01-01', '2024-02-29', '2025-02-14', '2025-02-15', '2026-06-30', '2026-07-01', today),
  fc
    .date({ min: new Date('2019-01-01'), max: new Date('2027-06-30'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);

/** Small and large alike: limits are met by thousands as well as by millions. */
function numbers(min: number, max: number, decimals: number): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  const upTo = (most: number) =>
    fc
      .integer({
        min: Math.ceil(min * scale),
        max: Math.max(Math.ceil(min * scale), Math.floor(most * scale)),
      })
      .map((whole) => whole / scale);
  return fc.oneof(
    upTo(Math.min(max, 100)),
    upTo(Math.min(max, 100_000)),
    upTo(Math.min(max, 5_000_000)),
    upTo(max),
    fc.constantFrom(min, max),
  );
}

function valueFor(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'number':
      return numbers(question.min, question.max, question.decimals);
    case 'year':
      return fc.constantFrom(...yearsAskable('cz', today));
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...question.options.map(({ value }) => value));
    case 'day':
      return days;
    case 'text':
      return fc
        .oneof(fc.stringMatching(/^[A-Z]{2}[0-9]{8,12}$/), fc.stringMatching(/^[\w .-]{1,20}$/))
        .filter((text) => text.trim() !== '')
        .map((text) => text.trim());
    case 'rows':
      return fc.array(givenFor(question.columns), { minLength: 1, maxLength: 5 });
  }
}

/** Inputs that fit the schema; what may be left out sometimes is. */
function givenFor(questions: Questions): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, valueFor(question)]),
  );
  const required = Object.keys(questions).filter((name) => !questions[name]?.optional);
  return fc.record(model, { requiredKeys: required });
}

const readsIn = ({ reads, steps }: Explained): string[] => [...reads, ...steps.flatMap(readsIn)];
const namesIn = (questions: Questions): string[] =>
  Object.entries(questions).flatMap(([name, question]) =>
    question.kind === 'rows' ? [name, ...namesIn(question.columns)] : [name],
  );

const rooted = ({ rules, reads, steps }: Explained): boolean =>
  rules.length + reads.length > 0 || steps.some(rooted);

/** What a picture stacks or splits: no part of a whole is negative. */
function partsOf(picture: Picture | undefined): readonly number[] {
  if (picture?.kind === 'split') return picture.parts.map(({ value }) => value);
  return picture?.kind === 'columns' ? picture.columns.flatMap(({ values }) => values) : [];
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
        const { outputs } = answered(calculator, example.input, example.on);
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
        expect(example.source.url).toMatch(/^https?:\/\/[^/]+\/./);
      },
    );

    test('a documented difference is one', () => {
      for (const { name, expect: theirs, differs } of examples)
        for (const [path, { ours, why }] of Object.entries(differs ?? {})) {
          expect(theirs[path], `${name}: ${path}`).not.toEqual(ours);
          expect(why.length).toBeGreaterThan(10);
        }
    });

    test('the sample is an answer with the headline, and every line that is shown is one', () => {
      const { trace } = answered(calculator, sample);
      const others = examples.map(({ input, on }) => answered(calculator, input, on));
      const outputs = new Set([trace, ...others.map((one) => one.trace)].flat().map(({ output }) => output));
      expect(trace.map(({ output }) => output)).toContain(shows.headline);
      expect(shows.lines.filter((line) => !outputs.has(line))).toEqual([]);
      expect(trace.filter((line) => !rooted(line)).map(({ output }) => output)).toEqual([]);
      const known = new Set([...namesIn(questions), ...outputs]);
      expect(trace.flatMap(readsIn).filter((name) => !known.has(name))).toEqual([]);
    });

    test('200 random inputs are answered in finite numbers with a trace, or refused at a field', () => {
      fc.assert(
        fc.property(givenFor(questions), (given) => {
          const result = pictured(calculator, given, today);
          if (!result.ok) {
            expect(result.faults.every(({ field, message }) => field !== '' && message !== '')).toBe(true);
            return;
          }
          const numbers = numbersIn(result.value.outputs);
          expect(numbers.every((one) => Number.isFinite(one) && !Object.is(one, -0))).toBe(true);
          expect(
            result.value.trace.every(
              ({ formula }) => formula !== '' && !/NaN|undefined|Infinity/.test(formula),
            ),
          ).toBe(true);
          expect(result.value.trace.filter((line) => !rooted(line)).map(({ output }) => output)).toEqual([]);
          const picture = JSON.stringify(result.value.picture ?? '');
          expect(picture).not.toMatch(/null|NaN/);
          expect(partsOf(result.value.picture).filter((part) => part < 0)).toEqual([]);
        }),
        { numRuns: 200 },
      );
    });

    test('input → address → input is the identity', () => {
      fc.assert(
        fc.property(givenFor(questions), (given) => {
          const dated = 'year' in questions ? { year: 2026, ...given } : given;
          const typed = toForm(questions, dated);
          const back = fromForm(questions, fromAddress(questions, toAddress(questions, typed, 2026)));
          expect(back).toEqual(fromForm(questions, typed));
        }),
        { numRuns: 50 },
      );
    });

    test('nothing, nonsense and too much are refused by the name of the field', () => {
      for (const nonsense of [null, [], 'text', 7])
        expect(answer(calculator, nonsense, today).ok).toBe(false);
      const unknown = answer(calculator, { ...sample, extra: 1 }, today);
      expect(unknown).toMatchObject({ ok: false, faults: [{ field: 'extra', code: 'unrecognized_keys' }] });
      for (const [name, question] of Object.entries(questions)) {
        const broken = answer(calculator, { ...sample, [name]: { not: 'an answer' } }, today);
        expect(broken.ok, name).toBe(false);
        if (!broken.ok)
          expect(
            broken.faults.some(({ field }) => field.startsWith(name)),
            name,
          ).toBe(true);
        if (question.kind !== 'number') continue;
        for (const bad of [question.min - 1, question.max + 1, 1e12, Number.NaN, Number.POSITIVE_INFINITY]) {
          const result = answer(calculator, { ...sample, [name]: bad }, today);
          expect(result.ok ? [] : result.faults.map(({ field }) => field), `${name} ${bad}`).toContain(name);
        }
      }
    });

    if ('year' in questions)
      test('every year is answered or refused; one nothing is set for is refused by its name', () => {
        const years = yearsAskable('cz', today);
        for (const year of [1999, Math.min(...years) - 1, Math.max(...years) + 1, 3000]) {
          const result = answer(calculator, { ...sample, year }, today);
          expect(result.ok ? [] : result.faults.map(({ field }) => field)).toContain('year');
        }
      });
  },
);
