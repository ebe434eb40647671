import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const today = '2026-11-21';
const read = (answers: Record<string, unknown>) => calculate(definition, answers, today);
const outputs = (answers: Record<string, unknown>) => {
  const answered = read(answers);
  if (!answered.ok) throw new Error(JSON.stringify(answered.faults));
  return answered.value.outputs;
};
const faults = (answers: Record<string, unknown>) => {
  const answered = read(answers);
  return answered.ok ? [] : answered.faults;
};

test('adds the standard rate unless another is chosen', () => {
  expect(outputs({ amount: 1_000 })).toMatchObject({ base: 1_000, vat: 210, total: 1_210 });
  expect(outputs({ amount: 1_000, rate: 12 })).toMatchObject({ vat: 120, total: 1_120 });
});

test('takes the tax out by rate ÷ (100 % + rate), to hellers', () => {
  expect(outputs({ amount: 9_820, direction: 'extract' })).toMatchObject({ vat: 1_704.3, base: 8_115.7 });
  const answered = read({ amount: 121, direction: 'extract' });
  expect(answered.ok && answered.value.trace[1]).toMatchObject({ formula: '121 × 21 % ÷ (100 % + 21 %)' });
});

test.each([
  [{ rate: 10, year: 2023 }, { vat: 100 }],
  [{ rate: 15, date: '2023-12-31' }, { vat: 150 }],
  [{ rate: 12, date: '2024-01-01' }, { vat: 120 }],
])('%j has its rate', (answers, expected) =>
  expect(outputs({ amount: 1_000, ...answers })).toMatchObject(expected),
);

test.each([
  [{ rate: 12, year: 2023 }, 'rate'],
  [{ rate: 15, date: '2024-01-01' }, 'rate'],
  [{ rate: 10 }, 'rate'],
  [{ rate: 0.21 }, 'rate'],
  [{ date: '2019-10-01' }, 'date'],
  [{ date: '2025-02-29' }, 'date'],
  [{ date: '2025-02-28', year: 2026 }, 'date'],
  [{ year: 2022 }, 'year'],
])('%j is refused by name', (answers, field) =>
  expect(faults({ amount: 1_000, ...answers }).map((one) => one.field)).toEqual([field]),
);

test('a fault says what to choose', () =>
  expect(faults({ amount: 1, rate: 10 })[0]?.message).toBe(
    '10 % isn’t a VAT rate in 2026: choose 21 % or 12 %',
  ));

test('the answer is of the year of the day', () => {
  const answered = read({ amount: 1, date: '2023-05-05', rate: 10 });
  expect(answered.ok && [answered.value.year, answered.value.lawAsOf]).toEqual([2023, '2023-05-05']);
});

test.each([
  [2_000_000, 2026, 'none'],
  [2_000_000.01, 2026, 'fromNextYear'],
  [2_536_500, 2025, 'fromNextYear'],
  [2_536_500.01, 2025, 'immediately'],
  [2_000_000, 2024, 'none'],
  [2_000_001, 2024, 'immediately'],
  [undefined, 2026, null],
])('a turnover of %d in %d: %s', (turnover, year, registration) =>
  expect(outputs({ amount: 1, year, ...(turnover === undefined ? {} : { turnover }) })).toMatchObject({
    registration,
  }),
);

test('the parts add up, and what was added comes out again', () => {
  const crowns = fc.integer({ min: 0, max: 80_000_000_000 }).map((hellers) => hellers / 100);
  fc.assert(
    fc.property(
      crowns,
      fc.constantFrom(21, 12),
      fc.constantFrom('add', 'extract'),
      (amount, rate, direction) => {
        const { base, vat, total } = outputs({ amount, rate, direction });
        expect(Math.round((Number(base) + Number(vat)) * 100)).toBe(Math.round(Number(total) * 100));
        expect(Number(base)).toBeGreaterThanOrEqual(0);
        if (direction === 'add')
          expect(outputs({ amount: total, rate, direction: 'extract' }).base).toBe(amount);
      },
    ),
    { numRuns: 50 },
  );
});

test('rules that say yes or no are in the trace of what they decide, and in no formula', () => {
  const lineOf = (answers: Record<string, unknown>, output: string) => {
    const answered = read({ amount: 1_000, ...answers });
    if (!answered.ok) throw new Error(JSON.stringify(answered.faults));
    const line = answered.value.trace.find((one) => one.output === output);
    return { formula: line?.formula, rules: line?.rules.map(({ id }) => id) };
  };
  for (const year of [2024, 2025])
    expect(lineOf({ turnover: 2_200_000, year }, 'registration').rules).toContain(
      'cz.vat.registration.byCalendarYear',
    );
  expect(lineOf({ rate: 12 }, 'vat')).toEqual({
    formula: '1 000 × 12 %',
    rules: ['cz.vat.reduced', 'cz.vat.secondReduced'],
  });
  expect(lineOf({}, 'vat').rules).toEqual(['cz.vat.standard']);
});

test('rates and limits in the notes are those of the rules', () => {
  const notes = (answers: Record<string, unknown>) => {
    const answered = read({ amount: 1_000, ...answers });
    return answered.ok ? answered.value.notes.join() : '';
  };
  expect(notes({})).toMatch('The reduced rates of 15 % and 10 % became one of 12 % that year');
  expect(notes({ turnover: 1_500_000, year: 2024 })).toMatch(
    'still give 1 000 000 CZK for 2023 and 2024, the limit until 2022. We use 2 000 000 CZK',
  );
});
