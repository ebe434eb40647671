import { Window } from 'happy-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  calculationsIn,
  calculationsName,
  type KeptCalculation,
  keepCalculation,
  keptCalculations,
  mostCalculations,
  removeCalculation,
} from './kept-calculations.ts';

const wage: KeptCalculation = {
  name: 'With the new job',
  title: 'Gross to net salary',
  link: '/calculators/salary-calculator#gross=50000&year=2026',
  day: '2026-11-23',
};

beforeEach(() => vi.stubGlobal('localStorage', new Window().localStorage));

test('a calculation is kept by its name, the newest first, and another of that name takes its place', () => {
  keepCalculation(wage);
  keepCalculation({ ...wage, name: 'As it is' });
  keepCalculation({ ...wage, link: '/calculators/salary-calculator#gross=60000' });
  expect(keptCalculations().map(({ name, link }) => [name, link.split('#')[1]])).toEqual([
    ['With the new job', 'gross=60000'],
    ['As it is', 'gross=50000&year=2026'],
  ]);
});

test('of the last one that is removed nothing is left behind', () => {
  keepCalculation(wage);
  removeCalculation(wage.name);
  expect([localStorage.getItem(calculationsName), localStorage.length]).toEqual([null, 0]);
});

test('there is an end to them, and an old name can still be used again', () => {
  for (let at = 0; at < mostCalculations; at += 1) keepCalculation({ ...wage, name: `No ${at}` });
  expect(keepCalculation(wage)).toContain('Remove one first');
  expect(keepCalculation({ ...wage, name: 'No 3' })).toBeUndefined();
});

test('a browser that refuses to keep anything says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepCalculation(wage)).toBe('This browser doesn’t keep anything.');
});

test.each([
  undefined,
  '',
  '{',
  '{}',
  'null',
  JSON.stringify([null, { ...wage, name: '' }, { ...wage, day: 3 }]),
  JSON.stringify([
    { ...wage, link: 'javascript:alert(1)#x' },
    { ...wage, link: '//elsewhere.example/#x' },
  ]),
])('what is no calculation is left out: %s', (text) => {
  expect(calculationsIn(text)).toEqual([]);
});
