import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { awake, button, field, fillIn, path, useGenerator } from '../support/invoice/generator-page.ts';

const { web } = inject('product');
const { generator } = useGenerator(web);

/** The generator in another tab of the same browser. */
async function inAnotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(web + path);
  await other.locator('#part-what').hover();
  await awake(other);
  return other;
}
const name = (page: Page) => field(page, 'Your name or company').inputValue();
const others = (page: Page) => page.getByText(/^\d+ other drafts? in this browser$/);
/** What was typed is written by now. */
const written = (page: Page, text: string) =>
  page.waitForFunction((text) => Object.values(localStorage).some((kept) => kept.includes(text)), text);

test('“Start over” in one tab leaves alone what was typed in another', async () => {
  const { page } = await generator();
  await fillIn(page);
  await written(page, '19-123457/0710');
  const other = await inAnotherTab(page);
  await others(other).waitFor();
  expect(await name(other)).toBe('');
  await field(other, 'Your name or company').fill('Another Sample');
  await written(other, 'Another Sample');
  await button(other, 'Start over').click();
  await field(other, 'Your name or company').fill('A third Sample');
  await written(other, 'A third Sample');
  expect(await name(page)).toBe('Ana Sample');
  for (const [tab, typed] of [
    [page, 'Ana Sample'],
    [other, 'A third Sample'],
  ] as const) {
    await tab.reload();
    await awake(tab);
    await expect.poll(() => name(tab)).toBe(typed);
  }
  // What the second tab started over from is a draft still.
  await button(other, 'Continue with it').click();
  await expect.poll(() => name(other), { timeout: 15_000 }).toBe('Another Sample');
});

test('a draft goes to another tab when somebody says so', async () => {
  const { page } = await generator();
  await fillIn(page);
  await written(page, '19-123457/0710');
  const other = await inAnotherTab(page);
  await other.getByText('open in another tab').waitFor();
  await button(other, 'Copy it here').click();
  await expect.poll(() => name(other)).toBe('Ana Sample');
  await field(other, 'Your name or company').fill('The copy');
  await written(other, 'The copy');
  expect(await name(page)).toBe('Ana Sample');
  await page.close();
  const third = await inAnotherTab(other);
  // The first tab is gone: whoever comes next finds its draft.
  await expect.poll(() => name(third)).toBe('Ana Sample');
});

test('a draft is there again after the way back, a crash, and a browser that was closed', async () => {
  const { page } = await generator();
  await fillIn(page);
  await page.goto(`${web}/about`);
  await page.goBack();
  await awake(page);
  await expect.poll(() => name(page)).toBe('Ana Sample');
  await field(page, 'Your name or company').fill('Before the crash');
  await written(page, 'Before the crash');
  const next = await page.context().newPage();
  await page.goto('chrome://crash').catch(() => undefined);
  await next.goto(web + path);
  await awake(next);
  await expect.poll(() => name(next)).toBe('Before the crash');
});

test('a browser that is busy while the page starts finds the draft of its tab again', async () => {
  const { page } = await generator();
  await field(page, 'Your name or company').fill('Before the reload');
  await written(page, 'Before the reload');
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (
      ...given: unknown[]
    ) => Promise<unknown>;
    const busily = (...given: unknown[]) => {
      const answer = request(...given);
      const until = performance.now() + 900;
      while (performance.now() < until);
      return answer;
    };
    Object.assign(navigator.locks, { request: busily });
  });
  await page.reload();
  await awake(page);
  await expect.poll(() => name(page)).toBe('Before the reload');
  expect(await others(page).count()).toBe(0);
});

test('what was replaced and never taken back is a draft, until it is forgotten', async () => {
  const { page } = await generator();
  await fillIn(page);
  await button(page, 'See a sample').click();
  await others(page).waitFor();
  await button(page, 'Back to what was here').click();
  await expect.poll(() => others(page).count()).toBe(0);
  await button(page, 'Start over').click();
  await field(page, 'Your name or company').fill('A new one');
  await page.reload();
  await awake(page);
  await page.getByText('for Příklad s.r.o.').waitFor();
  await button(page, /^Forget \d+ for Příklad/).click();
  await button(page, /^Really forget/).click();
  await expect.poll(() => others(page).count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Příklad');
});
