import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const labour = stepBy('262/2006');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: 26 weeks at 40 hours, five weeks of holiday',
    on: '2026-08-03',
    answers: { hoursPerWeek: 40, weeksOfEmployment: 26, entitlementWeeks: 5, year: 2026 },
    expect: { weeklyMultiples: 26, claimableHolidayHours: 100 },
    source: workedFrom('262/2006'),
    worked: [
      labour('26 whole weeks were worked, at least four', 26, '§ 213(3)'),
      labour('40 × 5 × 26 ÷ 52', 100, '§ 213(3), § 213(4)'),
    ],
  },
  {
    name: 'By the act: 2 200 hours at 40 a week, more than 52 weeks',
    on: '2026-08-03',
    answers: { hoursPerWeek: 40, workedHours: 2200, year: 2026 },
    expect: { weeklyMultiples: 55, claimableHolidayHours: 170 },
    source: workedFrom('262/2006'),
    worked: [
      labour('2 200 ÷ 40, whole multiples of the week', 55, '§ 213(3)'),
      labour(
        '40 × 4 × 55 ÷ 52 = 169.23: three fifty-seconds more than a year, up to whole hours',
        170,
        '§ 213(5), § 216(5)',
      ),
    ],
  },
  {
    name: 'By the act: an agreement with 300 hours in a year',
    on: '2026-08-03',
    answers: { agreement: true, hoursPerWeek: 10, workedHours: 300, year: 2026 },
    expect: { weeklyMultiples: 15, claimableHolidayHours: 24 },
    source: workedFrom('262/2006'),
    worked: [
      labour('Holiday on an agreement is worked out in weeks of 20 hours: 300 ÷ 20', 15, '§ 77(8), § 213(3)'),
      labour('20 × 4 × 15 ÷ 52 = 23.08, up to whole hours', 24, '§ 213(4), § 216(5)'),
    ],
  },
];
