import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test.each([
  ['See § 29(1) and §§ 92a to 92i', 'See §_29(1) and §§_92a to 92i'],
  ['From 39 664 CZK a month', 'From 39_664_CZK a month'],
  ['Up to 1 000 000 Kč', 'Up to 1_000_000_Kč'],
  ['15 % of 100 EUR', '15_% of 100_EUR'],
  ['In 2026 500 people', 'In 2026 500 people'],
  ['Act 89 of 2012, 12 weeks, 1 to 3 days', 'Act 89 of 2012, 12 weeks, 1 to 3 days'],
])('%s', (words, kept) => expect(unbroken(words).replaceAll('\u00a0', '_')).toBe(kept));
