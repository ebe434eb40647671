import { offeredSlugs } from '@majak/desk/offered-tools';
import { expect, test } from 'vitest';
import { embeddedTools, toolBelow } from './quick-tools.ts';

const [vat, rent] = ['Czech-VAT-calculator', 'czech-rental-income'];
const tools = await embeddedTools([vat, rent], '2026-11-21');

test('the related calculator stands below a text, unless the text holds that very one', () => {
  expect(toolBelow(rent, [], tools)?.slug).toBe(rent);
  expect(toolBelow(rent, [vat], tools)?.slug).toBe(rent);
  expect(toolBelow(rent, [vat, rent], tools)).toBeUndefined();
  expect(toolBelow(null, [vat], tools)).toBeUndefined();
});

test('a text asks only those calculators in one question that one number is enough for', async () => {
  const all = await embeddedTools(offeredSlugs, '2026-11-21');
  expect(
    all.filter(({ quick }) => quick).map(({ slug, quick }) => [slug, quick?.field, quick?.unit]),
  ).toEqual([
    ['Czech-Freelancing-income-salary-calculator', 'grossIncome', 'CZK'],
    ['digital-nomad-tax-calculator-czech-eu', 'grossIncome', 'CZK'],
    ['Czech-Republic-Gross-Net-salary-calculator', 'grossSalary', 'CZK'],
    ['czech-rental-income', 'rentalIncome', 'CZK'],
    ['Czech-VAT-calculator', 'amount', 'CZK'],
  ]);
});

test('what the answer turns on is asked beside the first question, and the answer is to what was asked', async () => {
  const [nomad] = await embeddedTools(['digital-nomad-tax-calculator-czech-eu'], '2026-11-21');
  expect(nomad?.quick?.more?.map(({ name, start, options }) => [name, start, options?.length])).toEqual([
    ['expenseRate', '60', 4],
    ['activity', 'main', 3],
    ['children', '0', undefined],
    ['vatPayer', 'no', 2],
  ]);
  expect(nomad?.quick?.head.label).toBe('The flat tax saves you each year');
});
