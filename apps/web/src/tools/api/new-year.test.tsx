import { allCalculators, findCalculator } from '@majak/tools/calculators/catalogue';
import { answer } from '@majak/tools/kit/answer';
import { sampleOn } from '@majak/tools/kit/sample-on';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describe } from '../calculators/describe.ts';
import { embeddedTools } from '../calculators/quick-tools.ts';
import { Documentation } from './documentation.tsx';
import { openApi } from './openapi.ts';
import { sampleAnswer } from './sample-answer.ts';

const calculators = await allCalculators();
/** A day whose rules nobody has written down yet, and the last one before it. */
const [newYear, lastDay] = ['2027-01-01', '2026-12-31'];

test.each(calculators)(
  '$slug: its sample works in a year without rules, and names its year',
  (calculator) => {
    const sample = sampleOn(calculator, newYear);
    expect(sampleAnswer(calculator, newYear).outputs).toEqual(sampleAnswer(calculator, lastDay).outputs);
    expect('year' in sample).toBe('year' in calculator.questions);
    expect(sampleOn(calculator, lastDay)).toBe(calculator.sample);
  },
);

test.each(calculators)('$slug: it is described in a year without rules as before', (calculator) => {
  const described = describe(calculator, newYear);
  expect(described.outputs).toEqual(describe(calculator, lastDay).outputs);
  expect(answer(calculator, described.sample, newYear).ok).toBe(true);
});

test('the samples of the description for programs work too', () => {
  const site = { brand: 'Sample', email: 'office@example.com' };
  const document = openApi({
    calculators,
    today: newYear,
    limited: [],
    site,
    webUrl: 'https://example.com',
  });
  for (const calculator of calculators)
    expect(JSON.stringify(document.paths[`/api/v1/calculators/${calculator.slug}`])).toContain(
      JSON.stringify(sampleOn(calculator, newYear)),
    );
});

test('the page of the API shows calls that work', () => {
  const html = renderToStaticMarkup(
    <Documentation calculators={calculators} today={newYear} webUrl="https://example.com" />,
  );
  expect(html).toContain('{ &quot;year&quot;: 2026, &quot;grossSalary&quot;: 40000 }');
  expect(html).toContain('&quot;lawAsOf&quot;: &quot;2026-12-31&quot;');
});

test('a call without a year is refused by its name where this year has no rules', () => {
  const asked = calculators.filter(({ questions, sample }) => 'year' in questions && !('year' in sample));
  expect(asked.length).toBeGreaterThan(10);
  for (const calculator of asked)
    expect(answer(calculator, calculator.sample, newYear)).toMatchObject({
      ok: false,
      faults: [{ field: 'year', code: 'no_rules' }],
    });
});

test('a calculator that asks for no year is never refused for one', async () => {
  const calculator = await findCalculator('vat-verification');
  if (!calculator) throw new Error('It is gone');
  expect(answer(calculator, { vatNumber: 'CZ45274649' }, newYear)).toMatchObject({
    ok: true,
    value: { lawAsOf: lastDay, outputs: { formatValid: true } },
  });
});

test('a tool block stays on its page, and says by which rules it answers', async () => {
  const slugs = ['Czech-Republic-Gross-Net-salary-calculator'];
  const [before] = await embeddedTools(slugs, lastDay);
  const [after] = await embeddedTools(slugs, newYear);
  expect(after?.quick?.head.value).toBe(before?.quick?.head.value);
  expect(after?.quick?.head.label).toBe(`${before?.quick?.head.label}, by the rules of 2026`);
  expect(before?.quick?.head.label).not.toContain('rules');
});
