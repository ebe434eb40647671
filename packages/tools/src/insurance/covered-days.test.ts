import { expect, test } from 'vitest';
import { coveredDays } from './covered-days.ts';
import { ageOn, coverOf } from './needs.ts';

const stay = { from: '2027-01-01', to: '2027-01-31' };

test('insurance of the very days leaves nothing open', () => {
  expect(coveredDays(stay, [stay])).toEqual({ days: 31, covered: 31, gaps: [], overlaps: [], outside: [] });
});

test('gaps stand before, between and after', () => {
  const covers = [
    { from: '2027-01-20', to: '2027-01-25' },
    { from: '2027-01-05', to: '2027-01-10' },
  ];
  expect(coveredDays(stay, covers)).toMatchObject({
    covered: 12,
    gaps: [
      { from: '2027-01-01', to: '2027-01-04' },
      { from: '2027-01-11', to: '2027-01-19' },
      { from: '2027-01-26', to: '2027-01-31' },
    ],
  });
});

test('days that are insured twice are told, and counted once', () => {
  const covers = [
    { from: '2027-01-01', to: '2027-01-20' },
    { from: '2027-01-15', to: '2027-02-05' },
  ];
  expect(coveredDays(stay, covers)).toEqual({
    days: 31,
    covered: 31,
    gaps: [],
    overlaps: [{ from: '2027-01-15', to: '2027-01-20' }],
    outside: [{ from: '2027-02-01', to: '2027-02-05' }],
  });
});

test('insurance without an end in sight covers what it covers', () => {
  const endless = { from: '1000-01-01', to: '9999-12-31' };
  expect(coveredDays(stay, [endless])).toMatchObject({
    covered: 31,
    gaps: [],
    outside: [
      { from: '1000-01-01', to: '2026-12-31' },
      { from: '2027-02-01', to: '9999-12-31' },
    ],
  });
});

test('without insurance the whole stay is a gap', () => {
  expect(coveredDays(stay, [])).toMatchObject({ covered: 0, gaps: [stay] });
});

test.each([
  ['2027-01-31', 1, '2027-02-27'],
  ['2028-01-31', 1, '2028-02-28'],
  ['2027-03-28', 12, '2028-03-27'],
] as const)('insurance from %s for %i months ends on %s', (startsOn, duration, to) => {
  expect(coverOf({ line: 'health', startsOn, duration })).toEqual({ from: startsOn, to });
});

test.each([
  ['2000-05-01', '2026-04-30', 25],
  ['2000-05-01', '2026-05-01', 26],
  ['2000-02-29', '2027-02-28', 26],
  ['2000-02-29', '2027-03-01', 27],
] as const)('born on %s, on %s', (born, on, age) => {
  expect(ageOn(born, on)).toBe(age);
});
