import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { czechia } from '@majak/law/cz/jurisdiction';
import { allCalculators } from '@majak/tools/calculators/catalogue';
import { allDocuments } from '@majak/tools/documents/catalogue';
import type { Answers } from '@majak/tools/form/field';
import { answersToTexts } from '@majak/tools/form/field-texts';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Documentation } from '../apps/web/src/tools/api/documentation.tsx';
import { openApi } from '../apps/web/src/tools/api/openapi.ts';
import { apiResult } from '../apps/web/src/tools/calculators/api-result.ts';
import { csvOf } from '../apps/web/src/tools/calculators/csv.ts';
import { describeCalculator } from '../apps/web/src/tools/calculators/describe-calculator.ts';
import { loadCalculatorParts } from '../apps/web/src/tools/calculators/island.tsx';
import { calculateWithChart } from '../packages/tools/src/calculator/calculate.ts';
import type { Calculator } from '../packages/tools/src/calculator/calculator.ts';
import { changesSince } from '../packages/tools/src/calculator/changes.ts';
import { anyAnswers } from '../tests/support/any-answers.ts';

/**
 * `npx tsx bin/record-answers.ts FOLDER`: writes down everything the calculators answer to random inputs, the same in every
 * run. Run it in two checkouts and compare the folders: `diff -r` says what a change of the code changed in the answers.
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('Name a folder to write to');

const seed = 11;
const wanted = 500;
const days = ['2024-02-29', '2025-02-15', '2026-06-30', '2026-11-21', '2027-01-02'];
const shown = 100;
const site = { brand: 'Sample', email: 'office@example.com', jurisdiction: czechia };
const webUrl = 'https://example.com';

const write = (name: string, what: unknown) => {
  const text = typeof what === 'string' ? what : JSON.stringify(what, null, 1);
  writeFileSync(join(folder, name), `${text}\n`);
};

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

/** What a calculator answers: in the API, as a table, with its picture and what changed since last year; nothing where it refuses. */
function said(calculator: Calculator, given: Answers, on: string) {
  const reading = calculateWithChart(calculator, given, on);
  if (!reading.ok) return undefined;
  const { picture, ...answer } = reading.value;
  return {
    answer: apiResult(answer),
    picture,
    csv: csvOf(calculator, { given, answer, link: '' }),
    changes: changesSince(calculator, given, answer),
  };
}

async function record(calculator: Calculator): Promise<void> {
  const { slug, questions } = calculator;
  const Screen = await loadCalculatorParts(slug);
  const page = (typed: Answers, today: string) =>
    renderToStaticMarkup(createElement(Screen, { today, typed: answersToTexts(questions, typed) }));
  const all: string[] = [];
  const pages = days.map((day) => page(calculator.sample, day));
  const tries = fc.sample(anyAnswers(questions), { seed, numRuns: wanted * 20 });
  for (const [at, one] of tries.entries()) {
    if (all.length === wanted) break;
    const on = days[at % days.length] ?? '';
    const given = inOneYear(one);
    const found = said(calculator, given, on);
    if (!found) continue;
    all.push(JSON.stringify({ on, given, ...found }));
    if (all.length <= shown) pages.push(page(given, on));
  }
  process.stdout.write(`${slug}: ${all.length} answers\n`);
  write(`${slug}.answers.jsonl`, all.join('\n'));
  write(`${slug}.pages.html`, pages.join('\n'));
  write(
    `${slug}.described.json`,
    days.map((day) => describeCalculator(calculator, day)),
  );
}

mkdirSync(folder, { recursive: true });
const calculators = await allCalculators();
for (const calculator of calculators) await record(calculator);
for (const today of ['2026-11-21', '2027-01-02']) {
  write(
    `openapi.${today}.json`,
    openApi({
      calculators,
      documents: await allDocuments(),
      today,
      limited: ['vat-verification'],
      site,
      webUrl,
    }),
  );
  write(
    `documentation.${today}.html`,
    renderToStaticMarkup(createElement(Documentation, { calculators, today, webUrl, jurisdiction: czechia })),
  );
}
process.exit(0);
