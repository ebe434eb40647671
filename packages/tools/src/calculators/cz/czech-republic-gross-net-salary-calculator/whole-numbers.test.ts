import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const answered = (answers: Record<string, unknown>) => {
  const reading = calculate(definition, answers, '2026-11-21');
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
};

/** The law in integers: hellers in, crowns out; rates in thousandths, amounts of the law in crowns. */
const tables = {
  2023: { social: 65, insured: 4_000, least: 17_300, limit: 161_296, ceiling: 1_935_552, student: 335 },
  2024: { social: 71, insured: 4_000, least: 18_900, limit: 131_901, ceiling: 2_110_416, student: 0 },
  2025: { social: 71, insured: 4_500, least: 20_800, limit: 139_671, ceiling: 2_234_736, student: 0 },
  2026: { social: 71, insured: 4_500, least: 22_400, limit: 146_901, ceiling: 2_350_416, student: 0 },
} as const;
const years = [2023, 2024, 2025, 2026] as const;
const disabilities = { none: 0, first: 210, second: 210, third: 420 } as const;

type Salary = {
  hellers: number;
  year: (typeof years)[number];
  yearly: boolean;
  signed: boolean;
  children: number;
  student: boolean;
  disability: keyof typeof disabilities;
  ztpp: boolean;
  minimum: boolean;
};

const ceil = (dividend: number, divisor: number): number => Math.floor((dividend + divisor - 1) / divisor);

/** Social security of one month at a rate in thousandths. */
const socialOf = (hellers: number, thousandths: number): number => ceil(hellers * thousandths, 100_000);

/** Under the limit of participation nothing is paid, and without a declaration the tax is withheld. */
const isSmall = ({ hellers, year }: Salary): boolean => hellers < tables[year].insured * 100;

function socialPaid(salary: Salary, thousandths: number): number {
  if (isSmall(salary)) return 0;
  const { year, yearly } = salary;
  // The base is whole crowns, up: § 5d of act 589/1992.
  const hellers = 100 * ceil(salary.hellers, 100);
  let [left, paid] = [tables[year].ceiling * 100, 0];
  for (let month = 0; month < (yearly ? 12 : 1); month += 1) {
    const base = Math.min(hellers, left);
    left -= base;
    paid += socialOf(base, thousandths);
  }
  return paid;
}

function taxPaid(salary: Salary): { tax: number; bonus: number } {
  if (isSmall(salary) && !salary.signed)
    return { tax: Math.floor((15 * Math.floor(salary.hellers / 100)) / 100), bonus: 0 };
  const { least, limit, student } = tables[salary.year];
  const base = salary.hellers <= 10_000 ? ceil(salary.hellers, 100) : 100 * ceil(salary.hellers, 10_000);
  const before = ceil(15 * Math.min(base, limit) + 23 * Math.max(0, base - limit), 100);
  if (!salary.signed) return { tax: before, bonus: 0 };
  const credit =
    2_570 + (salary.student ? student : 0) + disabilities[salary.disability] + (salary.ztpp ? 1_345 : 0);
  const after = Math.max(0, before - credit);
  const allowance = [0, 1_267, 3_127][salary.children] ?? 3_127 + 2_320 * (salary.children - 2);
  const over = Math.max(0, allowance - after);
  // Half of the minimum wage, in hellers.
  const paid = salary.hellers >= least * 50 && over >= 50;
  return { tax: Math.max(0, after - allowance), bonus: paid ? over : 0 };
}

function expected(salary: Salary) {
  const { hellers, year, yearly, minimum } = salary;
  const { social, least } = tables[year];
  const times = yearly ? 12 : 1;
  const whole = ceil(hellers * 135, 100_000);
  const third = ceil(whole, 3);
  // § 3(8) of act 592/1992: students, pensioners and holders of the card have no minimum base.
  const exempt = salary.student || salary.ztpp || salary.disability !== 'none';
  const topUp = minimum && !exempt && hellers < least * 100 ? ceil(least * 135, 1_000) - whole : 0;
  const { tax, bonus } = taxPaid(salary);
  const employee = socialPaid(salary, social);
  const employer = socialPaid(salary, 248);
  const health = third + topUp;
  return {
    netSalary: (hellers * times - 100 * (employee + times * (health + tax - bonus))) / 100,
    socialSecurity: employee,
    healthInsurance: health * times,
    incomeTax: tax * times,
    taxBonus: bonus * times,
    employerSocial: employer,
    employerHealth: (whole - third) * times,
    employerCost: (hellers * times + 100 * (employer + (whole - third) * times)) / 100,
  };
}

const givenOf = ({ hellers, yearly, signed, student, minimum, ...rest }: Salary) => ({
  grossSalary: hellers / 100,
  period: yearly ? 'year' : 'month',
  declarationSigned: signed,
  studentUnder26: student,
  minimumHealthBase: minimum,
  ...rest,
});

/** Wages around what the law knows, and any other up to half a million. */
const wages = fc.oneof(
  fc.integer({ min: 0, max: 50_000_000 }),
  fc.integer({ min: 0, max: 3_000_000 }),
  fc
    .tuple(
      fc.constantFrom(
        ...years.flatMap((year) => {
          const { insured, least, limit, ceiling } = tables[year];
          return [100, insured, least / 2, least, limit, ceiling / 12, ceiling];
        }),
      ),
      fc.integer({ min: -200, max: 200 }),
    )
    .map(([crowns, by]) => Math.max(0, Math.round(crowns * 100) + by)),
);
const salaries: fc.Arbitrary<Salary> = fc.record({
  hellers: wages,
  year: fc.constantFrom(...years),
  yearly: fc.boolean(),
  signed: fc.boolean(),
  children: fc.integer({ min: 0, max: 15 }),
  student: fc.boolean(),
  disability: fc.constantFrom('none', 'first', 'second', 'third'),
  ztpp: fc.boolean(),
  minimum: fc.boolean(),
});

test('the same as whole numbers alone make it', () => {
  fc.assert(
    fc.property(salaries, (salary) => {
      expect(answered(givenOf(salary)).outputs).toMatchObject(expected(salary));
    }),
    { numRuns: 1_500 },
  );
});

test('parts add up to what the employer pays', () => {
  fc.assert(
    fc.property(salaries, (salary) => {
      const out = answered(givenOf(salary)).outputs as Record<string, number>;
      const sum = (...names: string[]) =>
        names.reduce((all, name) => all + Math.round(100 * (out[name] ?? 0)), 0);
      const paid = sum('employerCost', 'taxBonus');
      expect(
        sum(
          'netSalary',
          'incomeTax',
          'socialSecurity',
          'healthInsurance',
          'employerSocial',
          'employerHealth',
        ),
      ).toBe(paid);
      expect(sum('netSalary', 'totalContributions')).toBe(sum('employerCost'));
    }),
    { numRuns: 300 },
  );
});

/**
 * More gross can leave less net by what is rounded: 23 a hundred of the base, a crown of each premium, and a bonus of under 50
 * that is no longer paid. It never does by a thousand more.
 */
test('a thousand more gross never leaves less net', () => {
  fc.assert(
    fc.property(salaries, fc.integer({ min: 100_000, max: 5_000_000 }), (salary, more) => {
      const net = (hellers: number) => Number(answered(givenOf({ ...salary, hellers })).outputs.netSalary);
      expect(net(salary.hellers + more)).toBeGreaterThanOrEqual(net(salary.hellers));
    }),
    { numRuns: 300 },
  );
});

test('a crown more gross costs at most what is rounded, but where insurance begins', () => {
  fc.assert(
    fc.property(salaries, (salary) => {
      fc.pre(isSmall(salary) === isSmall({ ...salary, hellers: salary.hellers + 100 }));
      const net = (hellers: number) =>
        Number(answered(givenOf({ ...salary, yearly: false, hellers })).outputs.netSalary);
      expect(net(salary.hellers + 100)).toBeGreaterThan(net(salary.hellers) - 23 - 3 - 50);
    }),
    { numRuns: 300 },
  );
});
