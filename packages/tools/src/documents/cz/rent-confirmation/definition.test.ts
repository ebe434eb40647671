import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { rentConfirmation } from './definition.ts';
import type { RentConfirmation } from './rent-form.ts';

const today = '2026-11-22';
const sample = rentConfirmation.sample(today) as RentConfirmation;
const found = (rule: string, change: Partial<RentConfirmation>) => {
  const finding = rentConfirmation.check({ ...sample, ...change }, today).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};

test.each<[string, Partial<RentConfirmation>, string]>([
  ['flat', { flat: { ...sample.flat, unit: null } }, '§ 2236(1)'],
  ['rent', { rent: 0 }, '§ 2246(1)'],
  ['period', { until: null }, '§ 2251(1)'],
])('%s is looked at, by its section', (rule, change, section) => {
  expect(found(rule, {})).toBe(`right ${section}`);
  expect(found(rule, change)).toBe(`missing ${section}`);
});

test('what was not paid is not confirmed, and it ends no day before it begins', () => {
  const text = (given: RentConfirmation) =>
    JSON.stringify((rentConfirmation.view(given) as TwoLanguages).parts);
  expect(text(sample)).toContain('bylo zaplaceno');
  expect(text({ ...sample, paid: false })).not.toContain('bylo zaplaceno');
  expect(rentConfirmation.read({ ...sample, until: '2020-01-01' })).toMatchObject({
    ok: false,
    faults: [{ field: 'until' }],
  });
});
