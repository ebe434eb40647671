import { addDays, addYears } from '@majak/law/dates';
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
  // 70 % of 30 × 1 316 = 27 636; 350 000 ÷ 27 636 = 12.66…; the rest of 18 368 comes with the twelfth.
  expect(answered({ childBornOn: '2026-06-15', grossSalary: 40_000 }).outputs).toEqual({
    monthlyAmount: 27_636,
    totalAllowance: 350_000,
    maximumMonthly: 27_636,
    payments: 12,
    lastPayment: 46_004,
    endsOn: '2027-06-14',
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
  // 525 000 ÷ 19 500 is 26 payments, until 28 February 2026: twice the allowance of the year of birth.
  ['2024-01-01', true, undefined, 700_000, '2027-01-01'],
  ['2025-06-01', true, undefined, 700_000, '2028-06-01'],
  // Four years old on that day, or before: the earlier total.
  ['2022-01-01', true, undefined, 450_000, '2026-01-01'],
  ['2020-01-01', false, undefined, 300_000, '2024-01-01'],
  // Art. I and II of act 152/2026: births from 1 January 2027.
  ['2026-12-31', false, undefined, 350_000, '2029-12-31'],
  ['2027-01-01', false, undefined, 400_000, '2030-01-01'],
  ['2026-12-31', true, undefined, 700_000, '2029-12-31'],
  ['2027-01-01', true, undefined, 800_000, '2030-01-01'],
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
  expect([most(undefined, true), most(40_000, true)]).toEqual([30_000, 55_272]);
  // 70 % of 30 × 2 857: the highest of all in 2026.
  expect(most(300_000)).toBe(59_997);
});

test.each([
  // Up to the first threshold of 1 633 the base counts whole: 1 315.06 up to 1 316.
  [40_000, false, 27_636],
  // 1 633 + 60 % of 339.60, up to 1 837. The whole base would bring 41 425, days rounded one by one 38 580.
  [60_000, false, 38_577],
  [60_000, true, 77_154],
])('§ 30(3)(b): 70 % of 30 times the reduced base of %i, twins %s: %i', (grossSalary, multiple, most) => {
  const found = answered({ childBornOn: '2026-06-15', grossSalary, multiple });
  expect(found.outputs.maximumMonthly).toBe(most);
});

test('§ 30(6): a rest that is smaller than a month’s amount comes with it, one of a month’s amount does not', () => {
  const drawn = (monthlyAmount: number) => answered({ childBornOn: '2026-06-15', monthlyAmount }).outputs;
  expect(drawn(14_000)).toMatchObject({ payments: 25, lastPayment: 14_000, forfeited: 0 });
  expect(drawn(13_999)).toMatchObject({ payments: 25, lastPayment: 14_024, forfeited: 0 });
  expect(drawn(14_001)).toMatchObject({ payments: 24, lastPayment: 27_977, forfeited: 0 });
});

test.each([
  // The month of the birth and the month of the third birthday are both whole: June 2026 to June 2029.
  ['2026-06-15', '2026-06-15', 37],
  ['2026-06-15', '2026-12-01', 31],
  // December began with maternity pay: January 2027 to June 2029.
  ['2026-06-15', '2026-12-02', 30],
  ['2026-06-01', '2026-12-31', 30],
  ['2026-06-30', '2029-06-01', 1],
  ['2023-06-15', '2023-06-15', 49],
])('§ 30b(1)(d): a child of %s, from %s: %i months, each whole', (childBornOn, startsOn, months) => {
  const { outputs } = answered({ childBornOn, startsOn, monthlyAmount: 1_000 });
  expect(outputs).toMatchObject({ payments: months, lastPayment: 1_000, totalPaid: 1_000 * months });
});

test('an amount above the ceiling is counted as the ceiling, and said', () => {
  const { outputs, notes } = answered({ childBornOn: '2026-06-15', monthlyAmount: 15_001 });
  expect(outputs).toMatchObject({ monthlyAmount: 15_000, payments: 23, lastPayment: 20_000 });
  expect(notes[0]).toMatch('The most you can choose is 15 000 CZK a month');
  expect(answered({ childBornOn: '2026-06-15', monthlyAmount: 15_000 }).notes[0]).not.toMatch('The most');
});

test('months make the highest whole amount that lasts them', () => {
  expect(answered({ childBornOn: '2026-06-15', months: 36 }).outputs).toMatchObject({
    monthlyAmount: 9_722,
    payments: 36,
    lastPayment: 350_000 - 35 * 9_722,
    endsOn: '2029-06-14',
    forfeited: 0,
  });
});

test('what is drawn too slowly is lost at the age limit', () => {
  expect(answered({ childBornOn: '2026-06-15', monthlyAmount: 5_000 }).outputs).toMatchObject({
    payments: 37,
    lastPayment: 5_000,
    endsOn: '2029-06-14',
    forfeited: 165_000,
    totalPaid: 185_000,
  });
  // From 28 December 2026: January 2027 to June 2029.
  expect(
    answered({ childBornOn: '2026-06-15', startsOn: '2026-12-28', monthlyAmount: 5_000 }).outputs,
  ).toMatchObject({ payments: 30, lastPayment: 5_000, forfeited: 200_000 });
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
  [{ childBornOn: '2026-06-15', months: 37 }, undefined],
  [{ childBornOn: '2026-06-15', months: 38 }, 'months'],
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
      expect(Number(last)).toBeLessThan(2 * Number(monthly));
      expect(String(outputs.endsOn) >= startsOn && String(outputs.endsOn) < addYears(childBornOn, 4)).toBe(
        true,
      );
    }),
    { numRuns: 200 },
  );
});

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
  expect(before).toBe(41_454);
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
  // 23 payments of 19 500: until 31 December 2025, and until 1 January 2026.
  expect(twins('2024-02-01').outputs).toMatchObject({ totalAllowance: 450_000, endsOn: '2025-12-31' });
  expect(twins('2024-02-01').notes.join()).toMatch('apply again for the rest, 150 000 CZK');
  expect(twins('2024-02-02').outputs).toMatchObject({ totalAllowance: 600_000 });
  expect(twins('2024-02-02').notes.join()).not.toMatch('apply again');
});
