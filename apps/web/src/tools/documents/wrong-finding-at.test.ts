import { expect, test } from 'vitest';
import { wrongFindingAt } from './wrong-finding-at.ts';

const finding = (field: string, state: 'wrong' | 'missing' = 'wrong') =>
  ({ rule: field, field, state, says: `Wrong: ${field}`, act: '', section: '' }) as const;
const checked = {
  findings: [
    finding('supplier.ico'),
    finding('number'),
    finding('lines.1.rate'),
    finding('reason', 'missing'),
  ],
  about: { supplier: { ico: '12345678' }, number: '1', lines: [{ rate: 1 }, { rate: 2 }] },
};

test('what was found wrong is said of the value it was found in', () => {
  expect(wrongFindingAt(checked, checked.about, 'supplier.ico')?.says).toBe('Wrong: supplier.ico');
  expect(wrongFindingAt(checked, checked.about, 'number')?.says).toBe('Wrong: number');
  expect(wrongFindingAt(checked, checked.about, 'lines.1.rate')?.says).toBe('Wrong: lines.1.rate');
  expect(wrongFindingAt(checked, checked.about, 'reason')).toBeUndefined();
});

test('of another value nothing is said until it was looked at', () => {
  const now = { supplier: { ico: '45274649' }, number: '1', lines: [{ rate: 2 }, { rate: 1 }] };
  expect(wrongFindingAt(checked, now, 'supplier.ico')).toBeUndefined();
  expect(wrongFindingAt(checked, now, 'lines.1.rate')).toBeUndefined();
  expect(wrongFindingAt(checked, now, 'number')?.says).toBe('Wrong: number');
  expect(wrongFindingAt(checked, {}, 'supplier.ico')).toBeUndefined();
});
