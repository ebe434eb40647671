import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { pollOptions } from '../support/poll-options.ts';

const { web } = inject('product');
const open = useBrowser();
const endPoint = '/api/v1/calculators/vat-verification';

async function atTheCheck(page: Page) {
  await page.goto(`${web}/calculators/vat-verification`);
  await page.locator('#questions[data-live=true]').waitFor();
}
const ask = (page: Page) => page.getByRole('button', { name: /^Ask (the register|again)$/ });
const verdict = (page: Page) => page.locator('#answer [role=status]').first();

type Facts = { name?: string; address?: string; checkedAt?: string; consultationNumber?: string };

/** What the end point says when the registers have said it. */
const said = (facts: Record<string, string | null>) => ({
  outputs: { name: null, address: null, checkedAt: null, consultationNumber: null, ...facts },
});

const headline = (page: Page) => page.locator('#answer [data-headline]').innerText();

test('form and check digit are said at once; once a number can be one, the register is asked by itself, once', async () => {
  const { page, context, faults } = await open();
  const asked: (string | null)[] = [];
  page.on('request', (request) => request.url().includes(endPoint) && asked.push(request.postData()));
  await atTheCheck(page);
  await page.getByLabel('VAT number').fill('CZ45274648');
  await expect.poll(() => headline(page), pollOptions).toBe('Look for a typing error');
  await expect
    .poll(async () => page.locator('#answer summary', { hasText: /^Check digit/ }).innerText())
    .toContain('No');
  await page.getByLabel('VAT number').fill('nothing');
  await expect.poll(() => headline(page), pollOptions).toBe('Not a VAT number');
  await page.getByLabel('VAT number').fill('cz 000.000-19');
  await expect.poll(() => headline(page), pollOptions).toBe('Not checked');
  expect(await page.locator('#answer').innerText()).toContain('CZ00000019');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('000.000-19');
  // What the page came with is asked about on a press alone.
  await page.getByLabel('VAT number').fill('CZ45274649');
  await expect.poll(() => headline(page), pollOptions).toBe('Written correctly');
  await ask(page).click();
  await expect.poll(() => headline(page), pollOptions).toBe('Not checked');
  expect(asked).toHaveLength(2);
  expect(faults).toEqual([]);
  await context.close();
});

test.each<[string, string, Facts]>([
  [
    'valid',
    'Valid',
    {
      name: 'Sample a.s.',
      address: 'Street 1\nCity',
      checkedAt: '2026-11-21T10:00:00Z',
      consultationNumber: 'WAPIAAAAX',
    },
  ],
  ['invalid', 'Not valid', { checkedAt: '2026-11-21T10:00:00Z' }],
  ['unavailable', 'Could not be checked', {}],
])('the register says %s: it is shown in words, with its evidence', async (registry, words, facts) => {
  const { page, context } = await open();
  await page.route(`**${endPoint}`, (route) => route.fulfill({ json: said({ registry, ...facts }) }));
  await atTheCheck(page);
  await ask(page).click();
  await expect.poll(() => headline(page), pollOptions).toBe(words);
  const text = await verdict(page).innerText();
  for (const fact of [facts.name, facts.consultationNumber, facts.checkedAt && '21 November 2026'])
    if (fact) expect(text).toContain(fact);
  if (registry === 'unavailable') expect(text).not.toMatch(/not valid|invalid/i);
  expect(await axeFaults(page, `the verdict ${registry}`, '#answer')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await verdict(page).isVisible()).toBe(true);
  expect(await ask(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('VAT number').fill('CZ00000019');
  await expect.poll(async () => verdict(page).innerText(), pollOptions).toMatch(/^CZ00000019/);
  await context.close();
});

test('an answer that does not come is asked for four times, said so, and can be asked for again', async () => {
  const { page, context } = await open();
  await page.clock.install();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const brought = () => scripts.filter((url) => url.includes('query-client'));
  let calls = 0;
  let broken = true;
  await page.route(`**${endPoint}`, (route) => {
    calls += 1;
    return broken ? route.abort() : route.continue();
  });
  await atTheCheck(page);
  expect(brought()).toEqual([]);
  await ask(page).click();
  await expect.poll(() => calls).toBe(1);
  expect(brought()).toHaveLength(1);
  for (const waitS of [1, 2, 4]) {
    const before = calls;
    await page.clock.fastForward(waitS * 1000);
    await expect.poll(() => calls).toBe(before + 1);
  }
  await expect.poll(async () => verdict(page).innerText()).toContain('Could not be checked');
  expect(calls).toBe(4);
  broken = false;
  await ask(page).click();
  await expect.poll(async () => verdict(page).innerText()).toContain('Not checked');
  await context.close();
});

test('what a register said is fresh for five minutes; what was refused is not asked for again by itself', async () => {
  const { page, context } = await open();
  await page.clock.install();
  let calls = 0;
  await page.route(`**${endPoint}`, (route) => {
    calls += 1;
    return calls < 3
      ? route.fulfill({ json: said({ registry: 'valid', name: `Sample ${calls}` }) })
      : route.fulfill({ status: 429, headers: { 'Retry-After': '9' }, json: { title: 'Too many look-ups' } });
  });
  await atTheCheck(page);
  const says = (words: string) => expect.poll(async () => verdict(page).innerText()).toContain(words);
  await ask(page).click();
  await says('Sample 1');
  await ask(page).click();
  await says('Sample 1');
  expect(calls).toBe(1);
  await page.clock.fastForward(301_000);
  await ask(page).click();
  await says('Sample 2');
  await page.clock.fastForward(301_000);
  await ask(page).click();
  await says('Too many look-ups');
  await page.clock.fastForward(30_000);
  expect(calls).toBe(3);
  await context.close();
});

test('more than ten look-ups a minute are refused with the time to wait; ill-formed numbers do not count', async () => {
  const from = newAddress();
  const post = (vatNumber: string) =>
    fetch(web + endPoint, {
      method: 'POST',
      headers: { 'X-Forwarded-For': from },
      body: JSON.stringify({ vatNumber }),
    });
  for (let count = 0; count < 15; count += 1) expect((await post('nothing')).status).toBe(200);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await post('CZ45274649')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const refused = await post('CZ45274649');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
});

test('without script the form asks the register too', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/calculators/vat-verification`);
  await page.getByLabel('VAT number').fill('CZ45274649');
  await follow(page, () => page.getByRole('button', { name: 'Work it out' }).click());
  expect(await page.locator('#answer').innerText()).toContain('Not checked');
  await context.close();
});

test('too many look-ups without script are said at the field, with the time to wait', async () => {
  const from = newAddress();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: web,
    'X-Forwarded-For': from,
  };
  const post = () =>
    fetch(`${web}/calculators/vat-verification`, { method: 'POST', headers, body: 'vatNumber=CZ45274649' });
  for (let count = 0; count < 10; count += 1) expect((await post()).status).toBe(200);
  const refused = await post();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('a lot of look-ups in a short time');
});
