import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test.each([
  ['See § 29(1) and §§ 92a to 92i', 'See §_29(1) and §§_92a to 92i'],
  ['From 39 664 EUR a month', 'From 39_664_EUR a month'],
  ['Up to 1 000 000', 'Up to 1_000_000'],
  ['15 % of 100 EUR', '15_% of 100_EUR'],
  ['until the end of 14 December 2026', 'until the end of 14_December 2026'],
  ['1 May and 30 June, 2026 May, 3 Marchers', '1_May and 30_June, 2026 May, 3 Marchers'],
  ['Agency, Na Příkopě 1, 110 00 Praha 1, number 123', 'Agency, Na Příkopě 1, 110_00_Praha_1, number 123'],
  ['811 01 Bratislava and 500 03 Hradec Králové', '811_01_Bratislava and 500_03_Hradec Králové'],
  ['In 2026 500 people', 'In 2026 500 people'],
  ['Act 89 of 2012, 12 weeks, 1 to 3 days', 'Act 89 of 2012, 12 weeks, 1 to 3 days'],
])('%s', (words, kept) => expect(unbroken(words).replaceAll('\u00a0', '_')).toBe(kept));
