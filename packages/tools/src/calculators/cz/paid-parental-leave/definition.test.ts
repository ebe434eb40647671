import { addDays, addMonths, addYears } from '@majak/law/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const today = '2026-11-21';
const answered = (answers: Record<string, unknown>, on = today) => {
  const reading = calculate(definition, answers, on);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
};
const faultOf = (answers: unknown) => {
  const reading = calculate(definition, answers, today);
  return reading.ok ? undefined : reading.faults[0]?.field;
};

test('one child of 2026, a salary of 40 000, by hand', () => {
  // 1 316 × 70 % up to 922, × 30 = 27 660; 350 000 ÷ 27 660 = 12.65…; the last is 350 000 − 12 × 27 660.
  expect(answered({ childBornOn: '2026-06-15', grossSalary: 40_000 }).outputs).toEqual({
    monthlyAmount: 27_660,
    totalAllowance: 350_000,
    maximumMonthly: 27_660,
    payments: 13,
    lastPayment: 18_080,
    endsOn: '2027-07-14',
    forfeited: 0,
    totalPaid: 350_000,
    ageLimitOn: '2029-06-15',
  });
});

test.each([
  ['2023-12-31', false, undefined, 300_000, '2027-12-31'],
  ['2024-01-01', false, undefined, 350_000, '2027-01-01'],
  ['2023-12-31', true, 2023, 450_000, '2027-12-31'],
  ['2024-01-01', true, 2024, 525_000, '2027-01-01'],
  ['2025-12-31', true, 2025, 525_000, '2028-12-31'],
  ['2026-01-01', true, undefined, 700_000, '2029-01-01'],
  // Drawn until 31 May 2025: the earlier total, although the children are under the age limit on 1 January 2026.
  ['2023-06-01', true, undefined, 450_000, '2027-06-01'],
  // 525 000 ÷ 19 500 is 27 payments, until 31 March 2026: twice the allowance of the year of birth.
  ['2024-01-01', true, undefined, 700_000, '2027-01-01'],
  ['2025-06-01', true, undefined, 700_000, '2028-06-01'],
  // Four years old on that day, or before: the earlier total.
  ['2022-01-01', true, undefined, 450_000, '2026-01-01'],
  ['2020-01-01', false, undefined, 300_000, '2024-01-01'],
])(
  'birth on %s, more children: %s, asked in %s',
  (childBornOn, multiple, year, totalAllowance, ageLimitOn) => {
    expect(answered({ childBornOn, multiple, ...(year ? { year } : {}) }).outputs).toMatchObject({
      totalAllowance,
      ageLimitOn,
    });
  },
);

test('the limit without a salary is lifted by a salary, never lowered', () => {
  const most = (grossSalary?: number, multiple = false) =>
    answered({ childBornOn: '2026-06-15', multiple, ...(grossSalary === undefined ? {} : { grossSalary }) })
      .outputs.maximumMonthly;
  expect([most(), most(0), most(10_000)]).toEqual([15_000, 15_000, 15_000]);
  expect([most(undefined, true), most(40_000, true)]).toEqual([30_000, 55_320]);
  // 2 857 × 70 % up to 2 000, × 30: the highest of all in 2026.
  expect(most(300_000)).toBe(60_000);
});

test('the other reading of the ceiling is said only where it differs', () => {
  const notes = (grossSalary: number) => answered({ childBornOn: '2026-06-15', grossSalary }).notes.join();
  expect(notes(49_000)).not.toMatch('not settled');
  // 30 × 1 972.60 × 70 % = 41 424.6.
  expect(notes(60_000)).toMatch('without the reduction the most would be 41 425 CZK');
});

test('an amount above the ceiling is counted as the ceiling, and said', () => {
  const { outputs, notes } = answered({ childBornOn: '2026-06-15', monthlyAmount: 15_001 });
  expect(outputs).toMatchObject({ monthlyAmount: 15_000, payments: 24, lastPayment: 5_000 });
  expect(notes[0]).toMatch('The most you can choose is 15 000 CZK a month');
  expect(answered({ childBornOn: '2026-06-15', monthlyAmount: 15_000 }).notes[0]).not.toMatch('The most');
});

test('months make an amount, rounded up', () => {
  expect(answered({ childBornOn: '2026-06-15', months: 36 }).outputs).toMatchObject({
    monthlyAmount: 9_723,
    payments: 36,
    lastPayment: 350_000 - 35 * 9_723,
    endsOn: '2029-06-14',
    forfeited: 0,
  });
});

test('what is drawn too slowly is lost at the age limit', () => {
  expect(answered({ childBornOn: '2026-06-15', monthlyAmount: 5_000 }).outputs).toMatchObject({
    payments: 36,
    lastPayment: 5_000,
    endsOn: '2029-06-14',
    forfeited: 170_000,
    totalPaid: 180_000,
  });
  // From 28 December 2026: 29 whole months until 28 May 2029, then 18 of 31 days.
  expect(
    answered({ childBornOn: '2026-06-15', startsOn: '2026-12-28', monthlyAmount: 5_000 }).outputs,
  ).toMatchObject({ payments: 30, lastPayment: 2_904, forfeited: 350_000 - 29 * 5_000 - 2_904 });
});

test('a child expected in a year without its figures is computed by the last ones, and said', () => {
  const expected = { childBornOn: '2028-03-01', grossSalary: 40_000 };
  const found = answered(expected, '2027-11-21');
  const before = answered({ childBornOn: '2027-12-31', grossSalary: 40_000 }, '2027-11-21');
  expect(found.outputs.maximumMonthly).toBe(before.outputs.maximumMonthly);
  expect(before.carriedOver).toBeUndefined();
  expect(found.carriedOver?.says).toContain('The average wage of 2028 is not published here yet');
});

test.each([
  [{}, 'childBornOn'],
  [{ childBornOn: '2019-12-31' }, 'childBornOn'],
  [{ childBornOn: addDays(today, 301) }, 'childBornOn'],
  [{ childBornOn: addDays(today, 300) }, undefined],
  [{ childBornOn: '2026-06-15', startsOn: '2026-06-14' }, 'startsOn'],
  [{ childBornOn: '2023-06-15', startsOn: '2027-06-15' }, 'startsOn'],
  [{ childBornOn: '2023-06-15', startsOn: '2027-06-14' }, undefined],
  [{ childBornOn: '2026-06-15', monthlyAmount: 10_000, months: 20 }, 'months'],
  [{ childBornOn: '2026-06-15', months: 37 }, 'months'],
  [{ childBornOn: '2023-06-15', months: 48 }, undefined],
])('%j is at fault at %s', (answers, field) => {
  expect(faultOf(answers)).toBe(field);
});

test('payments add up to what is paid, and end before the age limit', () => {
  const claim = fc.record({
    birth: fc.integer({ min: 0, max: 2_800 }),
    later: fc.integer({ min: 0, max: 1_090 }),
    monthlyAmount: fc.option(fc.integer({ min: 1, max: 70_000 }), { nil: undefined }),
    grossSalary: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined }),
    multiple: fc.boolean(),
  });
  fc.assert(
    fc.property(claim, ({ birth, later, multiple, monthlyAmount, grossSalary }) => {
      const childBornOn = addDays('2020-01-01', birth);
      const startsOn = addDays(childBornOn, later);
      const asked = { childBornOn, startsOn, multiple };
      const { outputs } = answered({
        ...asked,
        ...(monthlyAmount === undefined ? {} : { monthlyAmount }),
        ...(grossSalary === undefined ? {} : { grossSalary }),
      });
      const [monthly, payments, last] = [outputs.monthlyAmount, outputs.payments, outputs.lastPayment].map(
        Number,
      );
      expect((Number(payments) - 1) * Number(monthly) + Number(last)).toBe(outputs.totalPaid);
      expect(Number(outputs.totalPaid) + Number(outputs.forfeited)).toBe(outputs.totalAllowance);
      expect(Number(outputs.forfeited)).toBeGreaterThanOrEqual(0);
      expect(Number(last)).toBeGreaterThan(0);
      expect(Number(last)).toBeLessThanOrEqual(Number(monthly));
      expect(String(outputs.endsOn) >= startsOn && String(outputs.endsOn) < addYears(childBornOn, 4)).toBe(
        true,
      );
    }),
    { numRuns: 200 },
  );
});

test('days of a month that is not whole are paid by the day, up to a crown', () => {
  expect(
    answered({ childBornOn: '2026-05-01', startsOn: '2026-06-11', monthlyAmount: 3_000 }).outputs,
  ).toMatchObject({ lastPayment: 2_000, forfeited: 246_000 });
});

test.each([
  ['2026-04-01', 31, 3_100],
  ['2026-04-01', 31, 4_999],
  ['2026-05-01', 30, 3_000],
  ['2026-05-01', 30, 3_007],
] as const)(
  'all days of a month: birth on %s, last month of %i days, %i a month',
  (childBornOn, long, monthly) => {
    // A claim that starts on day d + 1 has its last month from day d + 1 until the first: long − d days.
    const starts = addMonths(childBornOn, -1);
    for (let gone = 1; gone < 30; gone += 1) {
      const startsOn = addYears(addDays(starts, gone), 1);
      const { outputs } = answered({ childBornOn, startsOn, monthlyAmount: monthly });
      const cut = long - gone;
      expect(outputs.lastPayment, startsOn).toBe(Math.floor((monthly * cut + long - 1) / long));
    }
  },
);

test('the first day of the allowance decides about the limit and the factor, not the day of asking', () => {
  const most = (startsOn: string, multiple = false, grossSalary?: number) =>
    answered({
      childBornOn: '2025-01-15',
      startsOn,
      multiple,
      ...(grossSalary === undefined ? {} : { grossSalary }),
    }).outputs.maximumMonthly;
  expect([most('2025-06-30'), most('2025-07-01'), most('2026-01-01')]).toEqual([13_000, 15_000, 15_000]);
  expect([most('2025-06-30', true), most('2025-12-31', true), most('2026-01-01', true)]).toEqual([
    19_500, 22_500, 30_000,
  ]);
  const [before, after] = [most('2025-12-31', true, 40_000), most('2026-01-01', true, 40_000)].map(Number);
  expect(before).toBe(41_490);
  expect(after).toBe(((before ?? 0) / 1.5) * 2);
  // Days without rules of their own take the nearest.
  expect(answered({ childBornOn: '2020-05-01' }).outputs.maximumMonthly).toBe(13_000);
  expect(answered({ childBornOn: '2026-06-15', startsOn: '2027-02-01' }).outputs.maximumMonthly).toBe(15_000);
});

test('a limit that was raised while the allowance is drawn is said', () => {
  const notes = (answers: Record<string, unknown>, on?: string) => answered(answers, on).notes.join();
  expect(notes({ childBornOn: '2025-01-15' })).toMatch(
    'Since 1 July 2025 the limit without a salary is 15 000',
  );
  expect(notes({ childBornOn: '2025-01-15' }, '2025-06-30')).not.toMatch('the limit without a salary is');
  expect(notes({ childBornOn: '2025-07-15' })).not.toMatch('the limit without a salary is');
  // Before the first rules we hold the limit of 2023 is taken: it was not raised then.
  expect(notes({ childBornOn: '2022-11-22' })).not.toMatch('the limit without a salary is');
  expect(notes({ childBornOn: '2022-11-22' })).toMatch('total of 300 000 CZK and the age limit of 4 years');
});

test('twins whose earlier total is drawn before it was raised keep it, and are told the rest', () => {
  const twins = (startsOn: string) => answered({ childBornOn: '2023-06-01', startsOn, multiple: true });
  // 24 payments of 19 500: until 31 December 2025, and until 1 January 2026.
  expect(twins('2024-01-01').outputs).toMatchObject({ totalAllowance: 450_000, endsOn: '2025-12-31' });
  expect(twins('2024-01-01').notes.join()).toMatch('apply again for the rest, 150 000 CZK');
  expect(twins('2024-01-02').outputs).toMatchObject({ totalAllowance: 600_000 });
  expect(twins('2024-01-02').notes.join()).not.toMatch('apply again');
});
