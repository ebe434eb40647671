import { addDays, addMonths } from '@majak/law/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, sumOf } from '../money/money.ts';
import { thirdsOf } from './thirds.ts';

test('a price is paid on the day, halfway, and when the work is done, within three months at the latest', () => {
  expect(thirdsOf(money(1_000_000, 'CZK'), '2026-11-23', '2027-06-30')).toEqual([
    { due: '2026-11-23', amount: money(333_334, 'CZK') },
    { due: '2027-01-08', amount: money(333_333, 'CZK') },
    { due: '2027-02-23', amount: money(333_333, 'CZK') },
  ]);
  expect(thirdsOf(money(300, 'CZK'), '2026-11-30', '2026-12-10').map(({ due }) => due)).toEqual([
    '2026-11-30',
    '2026-12-05',
    '2026-12-10',
  ]);
});

test('thirds add up, come in order, and none after its work', () => {
  const days = fc.integer({ min: 3, max: 800 });
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 10 ** 11 }), days, days, (minor, start, length) => {
      const from = addDays('2026-01-01', start);
      const workBy = addDays(from, length);
      const parts = thirdsOf(money(minor, 'CZK'), from, workBy);
      expect(
        sumOf(
          parts.map(({ amount }) => amount),
          'CZK',
        ).minor,
      ).toBe(minor);
      const due = parts.map((part) => part.due);
      expect(due).toEqual([...due].sort());
      expect(due[0]).toBe(from);
      expect((due[2] ?? '') <= workBy).toBe(true);
      expect((due[2] ?? '') <= addMonths(from, 3)).toBe(true);
    }),
  );
});
