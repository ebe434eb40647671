import { findCalculator } from '@majak/sites/all-tools';
import { calculate } from '@majak/tools/calculator/calculate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { YearComparison } from './year-comparison.tsx';

async function changed(slug: string, given: Record<string, unknown>) {
  const calculator = await findCalculator(slug);
  const result = calculator && calculate(calculator, given, '2026-11-21');
  if (!calculator || !result?.ok) throw new Error(JSON.stringify(result));
  return renderToStaticMarkup(<YearComparison calculator={calculator} given={given} result={result.value} />)
    .replaceAll('\u202f', ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a fact that changed is said before and now, without a difference', async () => {
  const page = await changed('Czech-VAT-calculator', { amount: 10_000, turnover: 2_200_000, year: 2025 });
  expect(page).not.toMatch('Nothing in these numbers changed');
  expect(page).toMatch('VAT registration: Immediately → From next year');
  expect(page).not.toMatch('NaN');
});

test('a number that changed is said with the difference', async () => {
  const page = await changed('Czech-Republic-Gross-Net-salary-calculator', {
    grossSalary: 40_000,
    year: 2024,
  });
  expect(page).toMatch('Since 2023: −240 CZK for your numbers');
  expect(page).toMatch('2 600 CZK → 2 840 CZK (+240 CZK)');
});

test('where nothing changed, it says so', async () => {
  const page = await changed('Czech-VAT-calculator', { amount: 10_000, year: 2026 });
  expect(page).toMatch('Nothing in these numbers changed since 2025');
});
