import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const open = useBrowser();

test('an American with an offer of 60 000 gets a plan without a script, and its days for a calendar', async () => {
  const { page, context, faults } = await open({ javaScriptEnabled: false, acceptDownloads: true });
  await page.goto(`${web}/plan`);
  await follow(page, () => page.getByRole('button', { name: 'Show my plan' }).click());
  const answer = page.locator('#plan-answer');
  expect(await answer.getByRole('heading', { level: 2 }).innerText()).toMatch(
    /free access to the labour market/,
  );
  const said = await answer.innerText();
  expect(said).toMatch(/Wage under 1\.5 times the average, 73\s823\sCZK/);
  expect(said).toContain('Report the address to the police');
  expect(said).toMatch(/Official fees and our price, in total\s+21\s900/);
  expect(await answer.locator('time').count()).toBeGreaterThan(3);
  expect(await answer.getByRole('link', { name: 'Make it here' }).count()).toBeGreaterThan(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add the dates to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('SUMMARY:Report the address to the police');
  expect(faults).toEqual([]);
  await context.close();
});

test('the sentence on the front page leads to its plan, with nothing but a form', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(web);
  await page.getByLabel('Country of your passport').selectOption('IN');
  await follow(page, () => page.getByRole('button', { name: 'Show my plan' }).click());
  expect(new URL(page.url()).pathname).toBe('/plan');
  expect(await page.getByLabel('Country of your passport').inputValue()).toBe('IN');
  expect(await page.locator('#plan-answer h2').innerText()).toBe('Employee card');
  await context.close();
});

test('a plan answers as its sentence changes, is in its link, and is there again later', async () => {
  const { page, context, faults } = await open();
  await page.goto(`${web}/plan`);
  await page.getByLabel('Country of your passport').selectOption('DE');
  await page.locator('#plan-answer h2', { hasText: 'Free movement' }).waitFor();
  const link = page.url();
  expect(link).toContain('#nationality=DE');
  await page.goto(`${web}/privacy`);
  await page.goto(`${web}/plan`);
  await page.locator('#plan-answer h2', { hasText: 'Free movement' }).waitFor();
  await context.close();
  const other = await open();
  await other.page.goto(link);
  await other.page.locator('#plan-answer h2', { hasText: 'Free movement' }).waitFor();
  expect(await other.page.getByLabel('Country of your passport').inputValue()).toBe('DE');
  expect([...faults, ...other.faults]).toEqual([]);
  await other.context.close();
});

test.each([true, false])(
  'a plan goes along with a question, with a script: %s',
  async (javaScriptEnabled) => {
    const { page, context, faults } = await open({ javaScriptEnabled });
    await page.goto(`${web}/plan?nationality=US&purpose=job&salary=60000&where=abroad`);
    expect(await page.getByLabel('How can we help?').inputValue()).toBe('');
    await follow(page, () => page.getByRole('button', { name: 'Ask us about this plan' }).click());
    expect(new URL(page.url()).hash).toBe('#contact');
    expect(await page.getByLabel('How can we help?').inputValue()).toContain(
      'I have a job offer at 60000 CZK a month',
    );
    await page.locator('astro-island:not([ssr]) #contact-form').waitFor({
      state: javaScriptEnabled ? 'attached' : 'detached',
    });
    expect(await page.getByLabel('How can we help?').inputValue()).toContain(
      'I have a job offer at 60000 CZK a month',
    );
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a blank that is wrong is said while the page is alive, and the link keeps the last that was right', async () => {
  const { page, context } = await open();
  await page.goto(`${web}/plan`);
  await page.getByLabel('Country of your passport').selectOption('DE');
  await page.locator('#plan-answer h2', { hasText: 'Free movement' }).waitFor();
  const link = page.url();
  await page.getByText('More details that change the answer').click();
  await page.getByLabel('Your age').fill('999');
  await page.getByLabel('Your age').press('Tab');
  await page.locator('#plan-faults', { hasText: 'Your age' }).waitFor();
  expect(page.url()).toBe(link);
  await page.getByLabel('Your age').fill('30');
  await page.getByLabel('Your age').press('Tab');
  await page.locator('#plan-answer h2', { hasText: 'Free movement' }).waitFor();
  expect(await page.locator('#plan-faults').innerText()).toBe('');
  await context.close();
});

test('what can’t be filed says what to do, and what is wrong says where', async () => {
  const ask = async (query: string) => (await fetch(`${web}/plan?${query}`)).text();
  expect(await ask('nationality=RU&purpose=job&salary=90000&where=abroad')).toContain(
    'Nothing can be filed as things stand',
  );
  const wrong = await fetch(`${web}/plan?nationality=ZZ&purpose=job&where=abroad`);
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('Enter a nationality as two letters, such as US');
});

test.each([320, 768, 1440])('a plan can be read by everyone at %i px', async (width) => {
  const { page, context, faults } = await open({ viewport: { width, height: 900 } });
  await page.goto(`${web}/plan?nationality=US&purpose=job&salary=60000&where=abroad`);
  expect(await axeFaults(page, `the plan at ${width}`)).toEqual([]);
  expect(await sidewaysFaults(page, `the plan at ${width}`)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('the API answers the same, and refuses what comes from another site', async () => {
  const send = (headers: Record<string, string> = {}) =>
    fetch(`${web}/api/v1/plan`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': newAddress(), ...headers },
      body: JSON.stringify({ nationality: 'US', location: 'abroad', purpose: 'job', salary: 60_000 }),
    });
  expect(await (await send()).json()).toMatchObject({
    permit: 'employee-card-nondual',
    decisionDays: { normal: 60, complex: 90 },
  });
  expect((await send({ Origin: 'https://elsewhere.example' })).status).toBe(403);
  const wrong = await fetch(`${web}/api/v1/plan`, { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
