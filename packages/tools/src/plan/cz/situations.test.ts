import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { czechPlan } from './czech-plan.ts';
import { planExamples } from './examples.ts';
import situationsFile from './situations.json' with { type: 'json' };

type Situation = {
  id: string;
  given: Readonly<Record<string, unknown>>;
  expect: {
    permit: string | null;
    alsoPossible?: readonly string[];
    notPossible: readonly { permit: string }[];
    officialFees: readonly { what: string; czk: number; where: string; optional?: boolean }[];
    decisionDays: { normal: number; complex?: number } | null;
    firstSteps: readonly { step: string; who: string; within?: object }[];
  };
  source: string;
};
const situations: readonly Situation[] = situationsFile;

const today = '2026-11-22';
const planned = (given: unknown) => {
  const read = czechPlan.answer(given, today);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read;
};
const idsOf = (words: readonly string[] = []): string[] => words.map((one) => one.split(' ')[0] ?? '');

test('there are more than sixty situations, each with its source', () => {
  expect(situations.length + planExamples.length).toBeGreaterThan(60);
  for (const { source } of [...situations, ...planExamples])
    expect(source).toMatch(/\d{3,4}|(?:frs|mzv)\.gov\.cz/);
});

test.each(situations)('$id: $given.nationality, $given.purpose', ({ given, expect: said }) => {
  const { answer, ignored } = planned(given);
  expect(ignored).toEqual([]);
  expect(answer.permit).toBe(said.permit);
  expect(idsOf(answer.alsoPossible)).toEqual(expect.arrayContaining(idsOf(said.alsoPossible)));
  expect(answer.notPossible.map(({ permit }) => permit)).toEqual(
    expect.arrayContaining(said.notPossible.map(({ permit }) => permit)),
  );
  for (const { what, czk, where } of said.officialFees)
    expect(answer.officialFees).toContainEqual(expect.objectContaining({ what, amount: czk, where }));
  const sure = (fees: readonly { optional?: boolean | undefined }[]) =>
    fees.filter(({ optional }) => !optional);
  expect(sure(answer.officialFees)).toHaveLength(sure(said.officialFees).length);
  expect(answer.decisionDays?.normal).toBe(said.decisionDays?.normal);
  expect(answer.decisionDays?.complex).toBe(said.decisionDays?.complex);
  for (const { step, who, within } of said.firstSteps)
    expect(answer.firstSteps).toContainEqual(
      expect.objectContaining({ step, who, ...(within ? { within } : {}) }),
    );
});

test.each(planExamples)('$name', ({ given, permit, also = [], not = [], days, fees }) => {
  const { answer } = planned(given);
  expect(answer.permit).toBe(permit);
  expect(idsOf(answer.alsoPossible)).toEqual(expect.arrayContaining([...also]));
  expect(answer.notPossible.map((one) => one.permit)).toEqual(expect.arrayContaining([...not]));
  if (days !== undefined) expect(answer.decisionDays?.normal).toBe(days);
  if (fees === undefined) return;
  const certain = answer.officialFees.filter(({ optional }) => !optional);
  expect(certain.reduce((sum, { amount }) => sum + amount, 0)).toBe(fees);
});

test('what is not possible says why, and where that is written', () => {
  for (const { given } of [...situations, ...planExamples]) {
    const { answer } = planned(given);
    for (const { why, sections } of answer.notPossible) {
      expect(why).toMatch(/\S/);
      expect(why).not.toMatch(/unknown|undefined|NaN|\{/);
      expect(sections).not.toEqual([]);
    }
    expect(JSON.stringify(answer)).not.toMatch(/\bundefined\b|NaN|\{\w+\}/);
  }
});

test('a spouse of an EU citizen is told of no income, which only a partner without a bond has to show', () => {
  const amountsOf = (relation: string) =>
    planned({ nationality: 'US', location: 'abroad', purpose: 'family', relation, euRelative: 'CZ' }).answer
      .amounts;
  expect(amountsOf('spouse')).toEqual({});
  expect(amountsOf('unmarried-partner')).toEqual({ incomeNeeded: 27_740 });
});

test('what follows a working holiday here is doubtful, and says whom to ask', () => {
  const doubtsOf = (given: object) =>
    planned({ nationality: 'NZ', salary: 80_000, degree: true, hours: 40, ...given }).answer.unknown.filter(
      ({ what }) => what.includes('working holiday'),
    );
  const here = { location: 'cz', holds: 'working-holiday' };
  for (const given of [
    { purpose: 'job' },
    { purpose: 'job', salary: 40_000 },
    { purpose: 'job', nationality: 'CL', salary: 40_000 },
    { purpose: 'study', programme: 'university' },
    { purpose: 'family', sponsor: { permit: 'blue-card', netIncome: 90_000 } },
  ])
    expect(doubtsOf({ ...here, ...given }), JSON.stringify(given)).toMatchObject([
      { ask: expect.stringContaining('ministry') },
    ]);
  expect(doubtsOf({ location: 'abroad', purpose: 'job' })).toEqual([]);
  expect(doubtsOf({ location: 'cz', holds: 'visa-study', purpose: 'job' })).toEqual([]);
});

test('what nobody said is asked for, and decides nothing', () => {
  const { answer } = planned({ nationality: 'US', location: 'abroad' });
  expect(answer).toMatchObject({ permit: null, officialFees: [], decisionDays: null });
  expect(answer.unknown).not.toEqual([]);
});

test('names that are not known are told, and change nothing', () => {
  const given = { nationality: 'US', location: 'abroad', purpose: 'job', salary: 60_000 };
  const { answer, ignored } = planned({ ...given, colour: 'blue', degree: null });
  expect(ignored).toEqual(['colour']);
  expect(answer).toEqual(planned(given).answer);
});

test.each([
  ['nothing', {}, ['nationality', 'location']],
  ['a list', [], ['body']],
  ['null', null, ['body']],
  ['a text', 'US', ['body']],
  ['no country', { nationality: 'ZZ', location: 'abroad' }, ['nationality']],
  ['a name every object has', { nationality: 'constructor', location: 'abroad' }, ['nationality']],
  ['a place that is none', { nationality: 'US', location: 'moon' }, ['location']],
  [
    'a purpose that is none',
    { nationality: 'US', location: 'abroad', purpose: 'rule the world' },
    ['purpose'],
  ],
  ['a negative pay', { nationality: 'US', location: 'abroad', salary: -1 }, ['salary']],
  ['a pay in words', { nationality: 'US', location: 'abroad', salary: '60000' }, ['salary']],
  ['no number', { nationality: 'US', location: 'abroad', salary: Number.NaN }, ['salary']],
  ['no such day', { nationality: 'US', location: 'abroad', start: '2027-02-30' }, ['start']],
  ['a long list', { nationality: 'US', location: 'abroad', family: Array(21).fill('child') }, ['family']],
  ['a hold that is none', { nationality: 'US', location: 'cz', holds: 'golden-visa' }, ['holds']],
  ['a sponsor that is none', { nationality: 'US', location: 'abroad', sponsor: 7 }, ['sponsor']],
  ['a history without days', { nationality: 'US', location: 'cz', history: [['study']] }, ['history.0']],
])('%s is refused at its field', (_, given, fields) => {
  const read = czechPlan.answer(given, today);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.faults.map(({ field }) => field)).toEqual(fields);
  for (const { message } of read.faults) expect(message).toMatch(/^(Enter|Send) /);
});

test('anything is answered or refused, and never breaks', () => {
  const known = [...situations, ...planExamples].map(({ given }) => given);
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.constantFrom(...known),
      fc.constantFrom(...czechPlan.lists.purposes),
      fc.constantFrom(...czechPlan.lists.holds),
      fc.constantFrom('abroad', 'cz'),
      (one, other, purpose, holds, location) => {
        const read = czechPlan.answer({ ...one, ...other, purpose, holds, location }, today);
        expect(read.ok).toBe(true);
        if (read.ok) expect(JSON.stringify(read.answer)).not.toMatch(/\bundefined\b|NaN|\{\w+\}/);
      },
    ),
    { numRuns: 1_500 },
  );
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect(czechPlan.answer(given, today).ok).toBe(false);
    }),
  );
});
