import { y2023 } from '@majak/law/cz/2023';
import { y2025 } from '@majak/law/cz/2025';
import { y2027 } from '@majak/law/cz/2027';
import { rules } from '@majak/law/cz/rules';
import { expect, test } from 'vitest';
import { packedYear } from '../../packed-years.ts';

/** The module without its import and export, run with the rules it would import. */
const unpacked = (code: string): unknown =>
  new Function('rules', code.replace(/^import .*$/m, '').replace(/export const y\d{4} =/, 'return'))(rules);

test.each([y2023, y2025, y2027])('what a browser gets of $year is what the year states', (year) => {
  const code = packedYear(year);
  expect(unpacked(code)).toEqual(year);
  expect(code.length).toBeLessThan(JSON.stringify(year).length);
});
