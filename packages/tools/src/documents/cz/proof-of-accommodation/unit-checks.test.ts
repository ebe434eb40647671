import { expect, test } from 'vitest';
import type { Accommodation } from './accommodation-form.ts';
import { proofOfAccommodation } from './definition.ts';

const today = '2026-11-22';
const sample = proofOfAccommodation.sample(today) as Accommodation;

test.each([
  [0, 7.99, '7.99 m² is too little: one person in one room needs at least 8 m²'],
  [1, 12.59, '12.59 m² is too little: 2 people in one room need at least 12.6 m²'],
])('with %d others in %d m², it says what they need', (others, area, says) => {
  const foreigners = sample.foreigners.slice(0, 1);
  const findings = proofOfAccommodation.check(
    { ...sample, foreigners, others, unit: { ...sample.unit, area } },
    today,
  );
  expect(findings.find(({ rule }) => rule === 'area')?.says).toBe(says);
});
