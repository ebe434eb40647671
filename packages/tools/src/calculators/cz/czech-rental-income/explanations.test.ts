import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { noted, formula, label, parts } = calculatorHarness(definition);
const known = {
  services: 'You pay no social or health insurance on rent',
  loss: 'This loss reduces your other tax bases',
  cap: 'Flat expenses have reached their cap',
  real: 'Real expenses are taken as money paid',
  beside: 'what the rent adds to the tax of your other income',
  credit: 'If your taxpayer credit hasn’t been used yet',
};
const loss = { rentalIncome: 40_000, method: 'real', expenses: 50_000 };

test.each([
  [{ rentalIncome: 100_000 }, 'services credit'],
  [{ rentalIncome: 100_000, applyTaxpayerCredit: true }, 'services'],
  [{ rentalIncome: 100_000, otherTaxBase: 0.01 }, 'services beside'],
  [{ rentalIncome: 100_000, otherTaxBase: 1, applyTaxpayerCredit: true }, 'services beside'],
  // 30 % of 2 000 000 is the cap of 600 000, of a hundred less it is not.
  [{ rentalIncome: 2_000_000 }, 'services cap credit'],
  [{ rentalIncome: 2_000_001 }, 'services cap credit'],
  [{ rentalIncome: 1_999_900 }, 'services credit'],
  [{ rentalIncome: 2_000_000, method: 'real', expenses: 600_000 }, 'services real credit'],
  [loss, 'services loss real credit'],
  [{ ...loss, expenses: 40_000.01 }, 'services loss real credit'],
  [{ ...loss, expenses: 40_000 }, 'services real credit'],
])('notes of %j: %s', (answers, names) => expect(noted(known, answers)).toBe(names));

test.each([
  [{ rentalIncome: 50_000 }, '50 000 is not over 50 000, the limit without other income'],
  [{ rentalIncome: 50_001 }, '50 001 is over 50 000, the limit without other income'],
  [{ rentalIncome: 20_000, otherTaxBase: 1 }, '20 000 is not over 20 000, the limit beside wages'],
  [{ rentalIncome: 20_001, otherTaxBase: 1 }, '20 001 is over 20 000, the limit beside wages'],
  [loss, 'expenses of 50 000 make a loss'],
  [{ ...loss, expenses: 40_000 }, '40 000 is not over 50 000, the limit without other income'],
  [
    { ...loss, rentalIncome: 60_000, expenses: 70_000 },
    '60 000 is over 50 000, the limit without other income',
  ],
  [{ ...loss, otherTaxBase: 1 }, '40 000 is over 20 000, the limit beside wages'],
])('why a return is due or not: %j', (answers, because) =>
  expect(formula('mustFile', answers)).toBe(because),
);

test('the chart: what is left and the tax, with real expenses those too; none of a loss', () => {
  expect(parts({ rentalIncome: 200_000 })).toEqual(['You: 179000, kept', 'Income tax: 21000']);
  expect(parts({ rentalIncome: 200_000, method: 'real', expenses: 50_000 })).toEqual([
    'You: 127500, kept',
    'Income tax: 22500',
    'Real expenses: 50000',
  ]);
  expect(parts({ ...loss, expenses: 40_000 })).toEqual([
    'You: 0, kept',
    'Income tax: 0',
    'Real expenses: 40000',
  ]);
  expect(parts(loss)).toBeUndefined();
});

test('what is left after real expenses is called so', () => {
  expect(label('netIncome', { rentalIncome: 1 })).toBe('Left after tax');
  expect(label('netIncome', loss)).toBe('Left after tax and real expenses');
  expect(formula('netIncome', { ...loss, expenses: 10_000 })).toBe('40 000 − 10 000 − 4 500');
});
