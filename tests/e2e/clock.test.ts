import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const open = useBrowser();

async function ask(page: Page): Promise<void> {
  await page.getByLabel('What you applied for').selectOption({ label: 'Employee card' });
  await page.getByLabel('When you filed it').fill('2 February 2026');
  await page.getByLabel('You were asked on').fill('3/3/2026');
  await page.getByLabel('You answered on').fill('20/3/2026');
  await follow(page, () => page.getByRole('button', { name: 'Count the days' }).click());
}

test('“I was asked for documents on 3 March and answered on the 20th; when must they decide?”', async () => {
  const { page, context, faults } = await open({ javaScriptEnabled: false, acceptDownloads: true });
  await page.goto(`${web}/track-application`);
  await ask(page);
  const answer = page.locator('#answer');
  expect(await answer.getByRole('heading', { level: 2 }).innerText()).toMatch(/21 April 2026$/);
  expect(await answer.innerText()).toContain('18 days of pauses not counted');
  expect(await page.getByLabel('You answered on').inputValue()).toBe('20/3/2026');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add the dates to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('dates.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20260421');
  expect(faults).toEqual([]);
  await context.close();
});

test.each([360, 1440])(
  'a stranger gets the answer from the front page on in a few presses, at %i px',
  async (width) => {
    const { page, context, faults } = await open({ viewport: { width, height: 800 } });
    let presses = 0;
    const press = (locator: Locator, leads = false) => {
      presses += 1;
      return leads ? follow(page, () => locator.click()) : locator.click();
    };
    await page.goto(web);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await press(menu);
    const navigation = page.getByRole('navigation').filter({ visible: true }).first();
    await press(navigation.getByText('Client Tools', { exact: true }));
    await press(navigation.getByRole('link', { name: 'Application Tracker' }), true);
    await press(page.getByRole('link', { name: 'count the days' }));
    await page.getByLabel('What you applied for').selectOption({ label: 'Employee card' });
    await page.getByLabel('When you filed it').fill('2 February 2026');
    await page.getByLabel('You were asked on').fill('3 March 2026');
    await page.getByLabel('You answered on').fill('20 March 2026');
    await press(page.getByRole('button', { name: 'Count the days' }), true);
    // It is in sight, without any scrolling.
    const answer = page.getByRole('heading', { name: /21 April 2026$/ });
    const inSight = () =>
      answer.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 70 && bottom <= innerHeight;
      });
    await expect.poll(inSight).toBe(true);
    expect(presses).toBeLessThanOrEqual(5);
    expect(faults).toEqual([]);
    await context.close();
  },
);

const askAction = 'Ask the Commission to act against the delay';

test.each([true, false])(
  'a letter about an application that is late is filled in, with a script: %s',
  async (javaScriptEnabled) => {
    const { page, context, faults } = await open({ javaScriptEnabled });
    await page.goto(`${web}/track-application`);
    await ask(page);
    await follow(page, () => page.getByRole('button', { name: askAction }).click());
    const values = () =>
      Promise.all([
        page.getByLabel('What you applied for').locator('option:checked').innerText(),
        page.getByRole('textbox', { name: 'When you filed it' }).inputValue(),
        page.getByLabel('Days that don’t count').inputValue(),
      ]);
    expect(await values()).toEqual(['Employee card', '02/02/2026', '18']);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('what is known of an application goes before an old draft of the letter, and can be taken back', async () => {
  const { page, context } = await open();
  await page.goto(`${web}/official-document-generator/request-against-inactivity`);
  const filed = page.getByRole('textbox', { name: 'When you filed it' });
  await filed.fill('05/01/2025');
  await page.waitForFunction(() =>
    localStorage.getItem('majak-form-request-against-inactivity')?.includes('2025'),
  );
  await page.goto(`${web}/track-application`);
  await ask(page);
  await follow(page, () => page.getByRole('button', { name: askAction }).click());
  await page.getByText('What we know of your application is filled in.').waitFor();
  expect(await filed.inputValue()).toBe('02/02/2026');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await filed.inputValue()).toBe('05/01/2025');
  await context.close();
});

test('what is wrong is listed on top, leads to its field, and a pause is added with a press', async () => {
  const { page, context } = await open({ viewport: { width: 360, height: 800 } });
  await page.goto(`${web}/track-application`);
  await page.getByLabel('You were asked on').fill('20/3/2026');
  await page.getByLabel('You answered on').fill('3/3/2026');
  await follow(page, () => page.getByRole('button', { name: 'Count the days' }).click());
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator('[role=alert]').getByRole('link').allInnerTexts()).toEqual([
    'Choose what you applied for',
    'Enter when you filed it',
  ]);
  await follow(page, () => page.getByRole('button', { name: 'Add a pause' }).click());
  expect(await page.getByLabel('You were asked on').count()).toBe(2);
  expect(await page.getByLabel('You answered on').first().inputValue()).toBe('3/3/2026');
  await context.close();
});

test.each([320, 768, 1440])('an answer can be read by everyone at %i px', async (width) => {
  const { page, context, faults } = await open({ viewport: { width, height: 900 } });
  await page.goto(`${web}/track-application`);
  await ask(page);
  expect(await axeFaults(page, `the clock at ${width}`)).toEqual([]);
  expect(await sidewaysFaults(page, `the clock at ${width}`)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('the API answers the same, and refuses what comes from another site', async () => {
  const send = (headers: Record<string, string> = {}) =>
    fetch(`${web}/api/v1/clock`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': newAddress(), ...headers },
      body: JSON.stringify({
        permit: 'employee-card',
        filedOn: '2026-02-02',
        pauses: [{ from: '2026-03-03', to: '2026-03-20' }],
      }),
    });
  expect(await (await send()).json()).toMatchObject({ decideBy: '2026-04-21', days: 60 });
  expect((await send({ Origin: 'https://elsewhere.example' })).status).toBe(403);
  const wrong = await fetch(`${web}/api/v1/clock`, { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
