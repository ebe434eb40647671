import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { lawOn } from '@majak/law/law-on';
import { plain } from '@majak/law/term';
import { expect, test } from 'vitest';
import { socialOfMonth, socialOfYear } from './payroll-year.ts';

const found = lawOn(rulesByDay, '2026-06-01');
if (!found.ok) throw new Error(found.error);
const law = found.value;
const paid = ({ employee, employer }: ReturnType<typeof socialOfYear>) =>
  [employee, employer].map(({ number }) => number.toNumber());

/** 2026: 7.1 % and 24.8 % up to 2 350 416 a year, each month up to a crown. */
test.each([
  ['far below the ceiling', 40_000, [34_080, 119_040]],
  ['exactly at the ceiling', 195_868, [12 * 13_907, 12 * 48_576]],
  ['the twelfth month is cut', 200_000, [11 * 14_200 + 10_680, 11 * 49_600 + 37_304]],
  ['the second month is cut', 2_000_000, [142_000 + 24_880, 496_000 + 86_904]],
  ['the first month is over the ceiling', 3_000_000, [166_880, 582_904]],
])('%s', (_case, gross, expected) => expect(paid(socialOfYear(law, plain(gross, 'CZK')))).toEqual(expected));

test('one month pays from at most what the year allows', () => {
  expect(paid(socialOfMonth(law, plain(300_000, 'CZK')))).toEqual([21_300, 74_400]);
  expect(paid(socialOfMonth(law, plain(3_000_000, 'CZK')))).toEqual([166_880, 582_904]);
});

test('a wage under the limit of participation pays nothing, one of the limit does', () => {
  expect(paid(socialOfMonth(law, plain(4_499.99, 'CZK')))).toEqual([0, 0]);
  expect(paid(socialOfMonth(law, plain(4_500, 'CZK')))).toEqual([320, 1_116]);
  expect(paid(socialOfYear(law, plain(4_499, 'CZK')))).toEqual([0, 0]);
  expect(paid(socialOfYear(law, plain(4_500, 'CZK')))).toEqual([12 * 320, 12 * 1_116]);
});

test('a base is rounded up to a crown before its premium (§ 5d of act 589/1992)', () => {
  // 7.1 % of 4 507.01 is 319.998, of 4 508 it is 320.068. The limit of participation looks at the wage itself.
  expect(paid(socialOfMonth(law, plain(4_507.01, 'CZK')))).toEqual([321, 1_118]);
  expect(paid(socialOfYear(law, plain(4_507.01, 'CZK')))).toEqual([12 * 321, 12 * 1_118]);
  expect(paid(socialOfMonth(law, plain(4_499.01, 'CZK')))).toEqual([0, 0]);
  // What is left of the ceiling is counted in whole bases too: 11 × 195 869, then 195 857.
  expect(paid(socialOfYear(law, plain(195_868.01, 'CZK')))[0]).toBe(11 * 13_907 + 13_906);
});
