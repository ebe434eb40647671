import { expect, test } from 'vitest';
import { dayFrom } from './day.ts';

/** A month in each language that people write one in, as it stands alone and with its day. */
test.each([
  ['5 January 2026', '2026-01-05'],
  ['5. ledna 2026', '2026-01-05'],
  ['5. januára 2026', '2026-01-05'],
  ['28. február 2026', '2026-02-28'],
  ['1. máj 2026', '2026-05-01'],
  ['1. mája 2026', '2026-05-01'],
  ['30. června 2026', '2026-06-30'],
  ['30. júna 2026', '2026-06-30'],
  ['4. července 2026', '2026-07-04'],
  ['4. júla 2026', '2026-07-04'],
  ['15. augusta 2026', '2026-08-15'],
  ['28. října 2026', '2026-10-28'],
  ['17. novembra 2026', '2026-11-17'],
  ['17. listopadu 2026', '2026-11-17'],
])('%s is %s', (text, day) => expect(dayFrom(text)).toBe(day));
