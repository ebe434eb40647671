import { offeredCalculators } from '@majak/desk/offered-tools';
import { czechia } from '@majak/law/cz/jurisdiction';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearsOf } from '@majak/law/law-on';
import { allDocuments } from '@majak/sites/all-tools';
import { answersToTexts } from '@majak/tools/form/field-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCalculatorParts } from '../calculators/calculator-island.tsx';
import { describeCalculator as described } from '../calculators/describe-calculator.ts';
import { handleCalculatorPost } from '../calculators/handle-calculator-post.ts';
import { embeddedTools } from '../calculators/quick-tools.ts';
import { respond } from '../calculators/respond.ts';
import { resultCsv } from '../calculators/result-csv.ts';
import { CalculatorDocumentation } from './calculator-documentation.tsx';
import { Documentation } from './documentation.tsx';
import { openApi } from './openapi.ts';

const calculators = await offeredCalculators();
const last = yearsOf(rulesByDay).at(-1) ?? 0;
const missing = /of \d{4}(?: and \d{4})? (?:is|are) not published here yet/;
const salarySlug = 'Czech-Republic-Gross-Net-salary-calculator';

const call = async (slug: string, given: unknown) => {
  const request = new Request('http://localhost/', { method: 'POST', body: JSON.stringify(given) });
  const response = await respond(slug, request);
  return { status: response.status, result: await response.json() };
};

afterEach(() => vi.useRealTimers());

describe.each(['2027-01-02', '2028-02-29', `${last + 1}-01-01`, `${last + 3}-06-01`])('on %s', (day) => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(`${day}T09:00:00Z`), toFake: ['Date'] }));
  const asksRegister = 'vat-verification';

  test.each(calculators.filter(({ slug }) => slug !== asksRegister))(
    '$slug answers by the API, on its page and to a plain form post',
    async (calculator) => {
      const { slug, sample, questions } = calculator;
      const { status, result } = await call(slug, sample);
      expect(status).toBe(200);
      const [line] = missing.exec(result.carriedOver?.says ?? '') ?? [];
      const Screen = await loadCalculatorParts(czechia.code, slug);
      const html = renderToStaticMarkup(<Screen today={day} />);
      expect(html).toContain('data-headline');
      expect(html.split('not published here yet').length - 1).toBe(line ? 1 : 0);
      const body = new URLSearchParams(answersToTexts(questions, sample)).toString();
      const plain = new Request('http://localhost/', { method: 'POST', body });
      const { status: page, faults } = await handleCalculatorPost(calculator, plain, day);
      expect(faults).toBeUndefined();
      expect(page).toBe(200);
    },
  );

  test.each(calculators)('$slug is described with the years of that day', (calculator) => {
    const { inputs, sample } = described(calculator, day);
    expect(sample).toBe(calculator.sample);
    if ('year' in calculator.questions)
      expect(JSON.stringify(inputs)).toContain(`${Number(day.slice(0, 4)) + 1}]`);
  });
});

test('a salary of a year without figures says so once: to programs, on the page, in the table', async () => {
  const day = `${last + 1}-01-02`;
  vi.useFakeTimers({ now: new Date(`${day}T09:00:00Z`), toFake: ['Date'] });
  const given = { grossSalary: 40_000 };
  const { result } = await call(salarySlug, given);
  expect(result).toMatchObject({
    year: last + 1,
    lawAsOf: day,
    carriedOver: { rules: expect.arrayContaining(['cz.tax.threshold.month']) },
  });
  expect(result.rules['cz.tax.rate.first']).not.toHaveProperty('carriedFrom');
  expect(result.carriedOver.says).toMatch(`of ${last + 1} are not published here yet`);
  const salary = calculators.find(({ slug }) => slug === salarySlug);
  if (!salary) throw new Error('It is gone');
  const csv = resultCsv(salary, { given, result: { ...result, rulesRead: [], trace: [] }, link: '' });
  expect(csv.split(result.carriedOver.says)).toHaveLength(2);
  const rich = await call(salarySlug, { grossSalary: 200_000 });
  expect(rich.result.rules['cz.tax.threshold.month']).toMatchObject({ carriedFrom: last });
});

test('the year before last is asked for as ever', async () => {
  vi.useFakeTimers({ now: new Date(`${last + 1}-01-02T09:00:00Z`), toFake: ['Date'] });
  const { result } = await call(salarySlug, { grossSalary: 40_000, year: last });
  expect(result).toMatchObject({ year: last, lawAsOf: `${last}-12-31` });
  expect(result).not.toHaveProperty('carriedOver');
});

test('a tool block stays on its page, and says whose figures it counts with', async () => {
  const [before] = await embeddedTools([salarySlug], `${last}-12-31`);
  const [after] = await embeddedTools([salarySlug], `${last + 1}-01-01`);
  expect(after?.quick?.head).toMatchObject({
    value: before?.quick?.head.value,
    note: expect.stringMatching(missing),
  });
  expect(before?.quick?.head).not.toHaveProperty('note');
});

test('the description for programs and its page work in any year', async () => {
  const today = `${last + 1}-01-01`;
  const site = { brand: 'Sample', email: 'office@example.com', jurisdiction: czechia };
  const webUrl = 'https://example.com';
  expect(
    Object.keys(
      openApi({ calculators, documents: await allDocuments(), today, limited: [], site, webUrl }).paths,
    ).length,
  ).toBeGreaterThan(16);
  const html = renderToStaticMarkup(
    <Documentation {...{ calculators, today, webUrl, limited: [] }} jurisdiction={czechia} />,
  );
  expect(html).toContain(`&quot;lawAsOf&quot;: &quot;${today}&quot;`);
  for (const calculator of calculators)
    expect(
      renderToStaticMarkup(<CalculatorDocumentation calculator={calculator} today={today} webUrl={webUrl} />),
    ).toContain(`&quot;calculator&quot;: &quot;${calculator.slug}&quot;`);
});
