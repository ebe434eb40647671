import { findCalculator, slugs } from '@majak/sites/all-tools';
import { calculate } from '@majak/tools/calculator/calculate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isTrivialFormula } from './is-trivial-formula.ts';
import { StepExplanation } from './step-explanation.tsx';

test.each([
  ['40 000', 40_000, true],
  ['−8 840', -8_840, true],
  ['0.5', 0.5, true],
  ['196 days', 196, true],
  ['7.1 %', 0.071, true],
  ['80 %', 80, true],
  ['40 000.33', 40_000, false],
  ['40 000 × 7.1 %', 2_840, false],
  ['−8 840', 8_840, false],
  ['0: no declaration is signed', 0, false],
  ['Yes: 730 days insured', true, false],
])('%s is only %s again: %s', (formula, value, said) =>
  expect(isTrivialFormula({ formula, value })).toBe(said),
);

const plain = (markup: string) =>
  markup
    .replaceAll('\u202f', ' ')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

test.each(slugs)('%s shows no working that says x = x', async (slug) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(slug);
  const found = calculate(calculator, calculator.sample, '2026-11-21');
  if (!found.ok) throw new Error(JSON.stringify(found));
  for (const line of found.value.trace) {
    const page = plain(renderToStaticMarkup(<StepExplanation step={line} rules={calculator.rules} />));
    expect(page).not.toMatch(/\|(−?[\d .]+) = \1(?: \D[^|]*)?\|/);
    expect(page).not.toMatch(/\|0: [^|]* = 0/);
  }
});
