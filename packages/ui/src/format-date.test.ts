import { expect, test } from 'vitest';
import { formatDate } from './format-date.tsx';

test('a bare date is that day everywhere', () => {
  expect(formatDate('2026-11-21', 'America/New_York')).toBe('21 November 2026');
});

test('a moment is the day it falls on where it is told', () => {
  expect(formatDate('2026-11-20T23:30:00.000Z', 'Europe/Prague')).toBe('21 November 2026');
  expect(formatDate('2026-11-20T23:30:00.000Z', 'Europe/London')).toBe('20 November 2026');
});

test('what is not a date is refused', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});
