import { expect, test } from 'vitest';
import { dayInFileName } from './day-in-file-name.ts';

test.each([
  ['prehled-k-20-11-2026.xls', '2026-11-20'],
  ['Prehled_k_1_3_2026 (1).xlsx', '2026-03-01'],
  ['prehled.k.31.12.2025.xls', '2025-12-31'],
  ['prehled-k-30-02-2026.xls', undefined],
  ['list.xlsx', undefined],
  ['OAM-12345-2026.xls', undefined],
])('%s', (name, day) => {
  expect(dayInFileName(name)).toBe(day);
});
