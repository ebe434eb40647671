import { site } from '@majak/desk/site';
import type { Answers } from '@majak/tools/form/field';
import { answersToTexts } from '@majak/tools/form/field-texts';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { apiResult } from '../apps/web/src/tools/calculators/api-result.ts';
import { loadCalculatorParts } from '../apps/web/src/tools/calculators/calculator-island.tsx';
import { describeCalculator } from '../apps/web/src/tools/calculators/describe-calculator.ts';
import { resultCsv } from '../apps/web/src/tools/calculators/result-csv.ts';
import { calculateWithChart } from '../packages/tools/src/calculator/calculate.ts';
import type { Calculator } from '../packages/tools/src/calculator/calculator.ts';
import { changesSince } from '../packages/tools/src/calculator/changes.ts';
import { anyAnswers } from '../tests/support/arbitrary-answers.ts';
import { days, type Recorded, seed } from './recorded.ts';

const wanted = 500;
/** Answers of which the page is kept as well. */
const shown = 100;

/** Sales lie in one year, which random ones rarely do. */
function inOneYear(given: Answers): Answers {
  if (!Array.isArray(given.sales)) return given;
  const year = String(given.year ?? given.sales[0].soldOn.slice(0, 4));
  const kept = Math.max(2023, Number(year));
  const sales = given.sales.map((sale) => ({
    ...sale,
    soldOn: `${kept}-${sale.soldOn.slice(5).replace('02-29', '02-28')}`,
    acquiredOn: `${Math.min(kept - 1, Number(sale.acquiredOn.slice(0, 4)))}${sale.acquiredOn.slice(4).replace('02-29', '02-28')}`,
  }));
  return { ...given, sales };
}

/** What a calculator answers: in the API, as a table, with its chart and what changed since last year; nothing where it refuses. */
function said(calculator: Calculator, given: Answers, on: string) {
  const reading = calculateWithChart(calculator, given, on);
  if (!reading.ok) return undefined;
  const { chart, ...result } = reading.value;
  return {
    answer: apiResult(result),
    picture: chart,
    csv: resultCsv(calculator, { given, result, link: '' }),
    changes: changesSince(calculator, given, result),
  };
}

/** What a calculator answers to random inputs, its pages of them, and how it is described. */
export async function recordCalculator(calculator: Calculator): Promise<Recorded> {
  const { slug, questions } = calculator;
  const Screen = await loadCalculatorParts(site.jurisdiction.code, slug);
  const page = (typed: Answers, today: string) =>
    renderToStaticMarkup(createElement(Screen, { today, typed: answersToTexts(questions, typed) }));
  const all: string[] = [];
  const pages = days.map((day) => page(calculator.sample, day));
  const tries = fc.sample(anyAnswers(calculator), { seed, numRuns: wanted * 20 });
  for (const [at, one] of tries.entries()) {
    if (all.length === wanted) break;
    const on = days[at % days.length] ?? '';
    const given = inOneYear(one);
    const found = said(calculator, given, on);
    if (!found) continue;
    all.push(JSON.stringify({ on, given, ...found }));
    if (all.length <= shown) pages.push(page(given, on));
  }
  const described = days.map((day) => describeCalculator(calculator, day));
  return {
    [`${slug}.answers.jsonl`]: all.join('\n'),
    [`${slug}.pages.html`]: pages.join('\n'),
    [`${slug}.described.json`]: described,
  };
}
