import { expect, test } from 'vitest';
import { weaknessOf } from './password-weakness.ts';

test.each([
  ['', []],
  ['short', []],
  ['password1234', []],
  ['Passw0rd-2026', []],
  ['qwertyuiop123', []],
  ['aaaaaaaaaaaaaaaa', []],
  ['majak-praha-2026', []],
  ['majak-kosice-2026', []],
  ['novak-jana-1985', ['jana.novak@majak.example', 'Jana Novák']],
])('%j is too weak', (password, known) => {
  expect(weaknessOf(password, known)).toBeTypeOf('string');
});

test.each(['tqsYLB5d0YAxSWrv', 'copper-lantern-ferry', 'Tři zelené lucerny', '北京的灯塔照亮黑夜里的船只'])(
  '%j will do',
  (password) => {
    expect(weaknessOf(password, ['jana.novak@majak.example', 'Jana Novák'])).toBeUndefined();
  },
);
