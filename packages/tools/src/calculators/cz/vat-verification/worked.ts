import type { Example } from '../../../calculator/example.ts';
import { stepBy, workedFrom } from '../../../cz/worked-from.ts';

const register = stepBy('133/2000');

/** Cases worked by hand from the words of the acts, step by step. */
export const worked: readonly Example[] = [
  {
    name: 'By the act: a birth number of ten digits that eleven divides',
    on: '2026-08-03',
    answers: { vatNumber: 'CZ7103192745' },
    expect: { formatValid: true, checksumValid: true, plausible: true },
    source: workedFrom('133/2000'),
    worked: [
      register('Born on 19 March 1971: 71, 03, 19 and four digits more', true, '§ 13(3)'),
      register('7 103 192 745 = 11 × 645 744 795, nothing is left', true, '§ 13(3)'),
    ],
  },
  {
    name: 'By the act: the same with another last digit',
    on: '2026-08-03',
    answers: { vatNumber: 'CZ7103192746' },
    expect: { formatValid: true, checksumValid: false, plausible: false },
    source: workedFrom('133/2000'),
    worked: [
      register('71, 03, 19 and four digits more', true, '§ 13(3)'),
      register('7 103 192 746 leaves 1 when divided by eleven', false, '§ 13(3)'),
    ],
  },
  {
    name: 'By the act: a birth number of nine digits, from before 1954',
    on: '2026-08-03',
    answers: { vatNumber: 'CZ395601439' },
    expect: { formatValid: true, plausible: true },
    source: workedFrom('133/2000'),
    worked: [
      register(
        'A woman born on 1 June 1939: month 06 with 50 on top; three digits more, no division by eleven',
        true,
        '§ 13(3), § 13(4)',
      ),
    ],
  },
];
