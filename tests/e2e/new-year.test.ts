import path from 'node:path';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearsOf } from '@majak/law/law-on';
import { site } from '@majak/sites/cz/site';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Child, stopAll } from '../../bin/processes.ts';
import { newAddress, useBrowser } from '../support/browser.ts';
import { startSecondWebProcess } from '../support/second-web-process.ts';

const { dataDirectory } = inject('product');
const open = useBrowser();
const last = yearsOf(rulesByDay).at(-1) ?? 0;
const salary = 'Czech-Republic-Gross-Net-salary-calculator';
const missing = 'not published here yet';

/** A web process of the product on the same store, whose calendar starts on a day. */
const startOn = (day: string) =>
  startSecondWebProcess({
    dataDirectory,
    preload: path.resolve('tests/support/shifted-clock.mjs'),
    env: { CLOCK_STARTS_AT: `${day}T09:00:00Z` },
  });

describe.each(['2027-01-02', '2028-02-29', `${last + 1}-06-01`])('the product on %s', (day) => {
  const year = Number(day.slice(0, 4));
  const carries = year > last;
  let web = '';
  const children: Child[] = [];
  const send = (address: string, body: string) =>
    fetch(web + address, { method: 'POST', body, headers: { 'X-Forwarded-For': newAddress() } });

  beforeAll(async () => {
    const started = await startOn(day);
    web = started.url;
    children.push(started.child);
  });
  afterAll(() => stopAll(children));

  test('every calculator answers on its page, and by the API without a year', async () => {
    const { calculators }: { calculators: { slug: string; sample: object }[] } = await (
      await fetch(`${web}/api/v1/calculators`)
    ).json();
    expect(calculators.map(({ slug }) => slug).sort()).toEqual(Object.keys(site.tools.calculators).sort());
    for (const { slug, sample } of calculators) {
      const page = await fetch(`${web}/calculators/${slug}`);
      expect([slug, page.status]).toEqual([slug, 200]);
      expect(await page.text(), slug).toContain('data-headline');
      const response = await send(`/api/v1/calculators/${slug}`, JSON.stringify(sample));
      expect([slug, response.status]).toEqual([slug, 200]);
    }
  });

  test('a year can be named up to the next one', async () => {
    for (const asked of [year - 1, year, year + 1]) {
      const given = JSON.stringify({ grossSalary: 40_000, year: asked });
      const answer = await (await send(`/api/v1/calculators/${salary}`, given)).json();
      expect(answer).toMatchObject({ year: asked });
      expect('carriedOver' in answer).toBe(asked > last);
    }
    const far = JSON.stringify({ grossSalary: 40_000, year: year + 2 });
    expect((await send(`/api/v1/calculators/${salary}`, far)).status).toBe(422);
  });

  test('a plain form post, the law and the front page say it once, or need not', async () => {
    const posted = await send(`/calculators/${salary}`, 'grossSalary=40000');
    expect(posted.status).toBe(200);
    for (const text of [
      await posted.text(),
      await (await fetch(`${web}/law`)).text(),
      await (await fetch(`${web}/law/cz.wage.average`)).text(),
    ])
      expect(text.split(missing).length > 1).toBe(carries);
    const front = await fetch(web);
    expect(front.status).toBe(200);
    expect((await front.text()).includes(missing)).toBe(carries);
  });

  test('a lawful invoice of that day has nothing wrong', async () => {
    const response = await send('/api/v1/invoices/check', JSON.stringify(sampleOf('payer', day)));
    expect(await response.json()).toMatchObject({ wrong: 0, missing: 0 });
    expect((await fetch(`${web}/invoice-generator`)).status).toBe(200);
  });

  test('with script the form starts with that year, and says whose figures it counts with', async () => {
    const { page, context } = await open();
    await page.clock.setFixedTime(`${day}T09:00:00Z`);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${web}/calculators/${salary}`);
    await page.locator('#questions[data-live=true]').waitFor();
    expect(await page.getByRole('radio', { name: String(year), exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Gross monthly salary').fill('60 000');
    await expect.poll(() => page.locator('[data-headline]').innerText()).toMatch(/^4\d/);
    expect(await page.getByText(missing).count()).toBe(carries ? 1 : 0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
