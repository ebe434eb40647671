import { describe, expect, test } from 'vitest';
import { calculate, calculateWithChart } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const today = '2026-11-21';
const answered = (answers: Record<string, unknown>) => {
  const reading = calculate(definition, answers, today);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
};
const outputsOf = (grossSalary: number, answers: Record<string, unknown> = {}) =>
  answered({ grossSalary, ...answers }).outputs as Record<string, number>;
const rulesOf = (output: string, answers: Record<string, unknown>) =>
  answered(answers)
    .trace.find((line) => line.output === output)
    ?.rules.map(({ id }) => id);

test('40 000 in 2026, by hand', () => {
  // 7.1 % and 4.5 % of the wage, 15 % less 2 570; the employer adds 24.8 % and 9 %.
  expect(outputsOf(40_000)).toEqual({
    netSalary: 31_930,
    socialSecurity: 2_840,
    healthInsurance: 1_800,
    taxBase: 40_000,
    taxBeforeCredits: 6_000,
    totalTaxCredit: 2_570,
    incomeTax: 3_430,
    taxBonus: 0,
    employerSocial: 9_920,
    employerHealth: 3_600,
    totalContributions: 21_590,
    employerCost: 53_520,
  });
});

describe('limits', () => {
  test('under the minimum wage the employee pays the rest of the health insurance', () => {
    // 13.5 % of 22 400 is 3 024, of which a third is 1 008. The rounded premium of a heller less is the same.
    expect(outputsOf(22_400)).toMatchObject({ healthInsurance: 1_008, employerHealth: 2_016 });
    expect(outputsOf(22_400.01)).toMatchObject({ healthInsurance: 1_009, employerHealth: 2_016 });
    expect(outputsOf(22_399.99)).toMatchObject({ healthInsurance: 1_008, employerHealth: 2_016 });
    // 13.5 % of 22 390 is 3 022.65: 3 023, a third 1 008, and 1 up to 3 024.
    expect(outputsOf(22_390)).toMatchObject({ healthInsurance: 1_009, employerHealth: 2_015 });
    expect(outputsOf(10_000)).toMatchObject({ healthInsurance: 450 + 3_024 - 1_350, employerHealth: 900 });
    expect(outputsOf(10_000, { minimumHealthBase: false })).toMatchObject({ healthInsurance: 450 });
  });

  // § 3(8)(a) and (d) of act 592/1992: a ZTP/P card, studies and a pension. 13.5 % of 10 001 is 1 351, a third of it 451.
  test.each([{ studentUnder26: true }, { ztpp: true }, { disability: 'first' }, { disability: 'third' }])(
    'the minimum base is not theirs: %j',
    (who) => {
      expect(outputsOf(10_001, who)).toMatchObject({ healthInsurance: 451, employerHealth: 900 });
      expect(outputsOf(10_001, { ...who, minimumHealthBase: false })).toMatchObject({ healthInsurance: 451 });
    },
  );

  test('the bonus needs half of the minimum wage', () => {
    expect(outputsOf(11_200, { children: 1 })).toMatchObject({ taxBonus: 1_267, incomeTax: 0 });
    expect(outputsOf(11_200.01, { children: 1 })).toMatchObject({ taxBonus: 1_267 });
    expect(outputsOf(11_199.99, { children: 1 })).toMatchObject({ taxBonus: 0, incomeTax: 0 });
  });

  test('the smallest bonus of a month is 50', () => {
    // The tax of a base of 25 200 is 3 780; after 2 570 and 1 267 a bonus of 57 is left, and 42 a hundred higher.
    expect(outputsOf(25_200, { children: 1 })).toMatchObject({ taxBonus: 57, incomeTax: 0 });
    expect(outputsOf(25_300, { children: 1 })).toMatchObject({ taxBonus: 0, incomeTax: 0 });
  });

  test('the second rate begins above the limit of the month', () => {
    // 146 901 in 2026; bases are whole hundreds: 15 % of 146 900, then 15 % of 146 901 and 23 % of 99.
    expect(outputsOf(146_900)).toMatchObject({ taxBase: 146_900, taxBeforeCredits: 22_035 });
    expect(outputsOf(146_900.01)).toMatchObject({ taxBase: 147_000, taxBeforeCredits: 22_058 });
    expect(outputsOf(146_901)).toMatchObject({ taxBase: 147_000, taxBeforeCredits: 22_058 });
  });

  test('a base up to 100 is rounded up to crowns, above it to hundreds', () => {
    const taxed = (gross: number) => outputsOf(gross, { minimumHealthBase: false }).taxBase;
    expect([taxed(0), taxed(99.5), taxed(100), taxed(100.01)]).toEqual([0, 100, 100, 200]);
  });

  test('the ceiling of social security cuts one month, and is of the year', () => {
    // 2 350 416 in 2026: exactly twelve times 195 868.
    const year = (gross: number) => outputsOf(gross, { period: 'year' });
    expect(year(195_868)).toMatchObject({ socialSecurity: 12 * 13_907, employerSocial: 12 * 48_576 });
    // One crown a month more: eleven full months, and what is left of the twelfth, 2 350 416 − 11 × 195 869 = 195 857.
    expect(year(195_869)).toMatchObject({ socialSecurity: 11 * 13_907 + 13_906 });
    // Five months of 400 000 and 350 416 in the sixth; nothing after it.
    expect(year(400_000)).toMatchObject({
      socialSecurity: 5 * 28_400 + 24_880,
      employerSocial: 5 * 99_200 + 86_904,
    });
    // A month above the ceiling of the whole year.
    expect(year(3_000_000)).toMatchObject({ socialSecurity: 166_880, employerSocial: 582_904 });
    expect(outputsOf(3_000_000)).toMatchObject({ socialSecurity: 166_880 });
    expect(outputsOf(2_350_416)).toMatchObject({ socialSecurity: 166_880 });
    expect(outputsOf(2_350_415)).toMatchObject({ socialSecurity: 166_880 });
    expect(outputsOf(2_350_400)).toMatchObject({ socialSecurity: 166_879 });
  });
});

describe('credits', () => {
  test.each([
    [{}, 2_570],
    [{ disability: 'first' }, 2_780],
    [{ disability: 'second' }, 2_780],
    [{ disability: 'third' }, 2_990],
    [{ ztpp: true }, 3_915],
    [{ disability: 'third', ztpp: true }, 4_335],
    [{ studentUnder26: true }, 2_570],
    [{ studentUnder26: true, year: 2023 }, 2_905],
    [{ declarationSigned: false, disability: 'third', ztpp: true, studentUnder26: true, year: 2023 }, 0],
  ])('%j', (answers, totalTaxCredit) => {
    expect(outputsOf(60_000, answers)).toMatchObject({
      totalTaxCredit,
      incomeTax: 9_000 - totalTaxCredit,
    });
  });

  test('without a declaration no children are counted, and it is said', () => {
    const answers = { grossSalary: 60_000, declarationSigned: false, children: 2 };
    expect(answered(answers).outputs).toMatchObject({ incomeTax: 9_000, taxBonus: 0, totalTaxCredit: 0 });
    expect(answered(answers).notes.join()).toMatch('Without a signed declaration');
    expect(answered({ ...answers, children: 0 }).notes).toEqual([]);
  });

  test('the student credit ended with 2023: the rule that says so is in the trace', () => {
    expect(answered({ grossSalary: 40_000, studentUnder26: true }).notes.join()).toMatch(
      'abolished from 2024',
    );
    expect(rulesOf('totalTaxCredit', { grossSalary: 40_000, studentUnder26: true })).toContain(
      'cz.credit.student.month',
    );
  });
});

test('a wage that is less than the health insurance of the minimum base: no chart, and a note', () => {
  const low = calculateWithChart(definition, { grossSalary: 1_000 }, today);
  if (!low.ok) throw new Error(JSON.stringify(low.faults));
  // Nothing for social security; 45 + 3 024 − 135 go off.
  expect(low.value.outputs.netSalary).toBe(1_000 - 2_934);
  expect(low.value.chart).toBeUndefined();
  expect(low.value.notes.join()).toMatch('minimum base of 22 400 CZK a month is more than this wage leaves');
  const free = calculateWithChart(definition, { grossSalary: 1_000, minimumHealthBase: false }, today);
  expect(free.ok && free.value.chart).toMatchObject({ kind: 'split' });
  expect(free.ok && free.value.notes.join()).not.toMatch('minimum base of 22 400');
});
