import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { awake, press, sampleTexts } from '../support/application-page.ts';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';

const open = useBrowser();
const { web } = inject('product');
const slug = 'temporary-residence-certificate';
const start = `${web}/application-forms/${slug}`;
const generator = `${web}/application-forms-generator/${slug}`;
/** Written by the first version of the form, which asked for the employer’s address in one line. */
const savedByAnOlderForm = fileURLToPath(new URL(`../fixtures/saved-files/${slug}-1.html`, import.meta.url));

/** A browser that holds all answers and stands at the check. */
async function atCheck() {
  const visitor = await open();
  const { page } = visitor;
  const texts = await sampleTexts(slug);
  await page.goto(start);
  await page.evaluate(
    ({ key, typed }) =>
      localStorage.setItem(
        `majak-application-${key}`,
        JSON.stringify({ form: key, version: 1, typed, page: 'check', seen: [], id: crypto.randomUUID() }),
      ),
    { key: slug, typed: { ...texts, consent: '' } },
  );
  await page.goto(`${generator}/check`);
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  return visitor;
}

test('sent again after an answer that never came, it is one submission, with its receipt', async () => {
  const { page, context } = await atCheck();
  const references: string[] = [];
  await page.route('**/api/v1/applications/*', async (route) => {
    const response = await route.fetch();
    references.push(z.object({ reference: z.string() }).parse(await response.json()).reference);
    if (references.length === 1) return route.abort();
    return route.fulfill({ response });
  });
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.getByText('Form not received due to a submission error. Please email us at').waitFor();
  await page.getByText('Your answers are still here.').waitFor();
  await page.goto(start);
  await page.getByRole('link', { name: 'Pick up where you left off' }).click();
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send the application' }).dblclick();
  await page.waitForURL(/thank-you/);
  expect(new Set(references).size).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const link = await page.getByRole('link', { name: 'Download the receipt' }).getAttribute('href');
  const receipt = await context.request.get(new URL(link ?? '', web).href);
  expect([receipt.status(), receipt.headers()['content-type'], receipt.headers()['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  examine(new Uint8Array(await receipt.body()), ({ faults, text }) => {
    expect(faults).toBe('');
    expect(text).toContain(references[0]);
    expect(text).toContain('About you');
    expect(text).toContain('Testová');
  });
  const forged = await context.request.get(new URL(`${link}x`, web).href);
  expect(forged.status()).toBe(404);
  await page.goBack();
  await page.getByRole('link', { name: 'Go to the start' }).waitFor();
});

test('saved as a file it shows the answers, and another browser goes on from it', async () => {
  const { page } = await atCheck();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save your answers as a file' }).click(),
  ]);
  const file = await download.path();
  const other = await open();
  const html = await readFile(file, 'utf8');
  expect(html).toContain('Testová');
  expect(html).toContain('Tick the box if we may use your answers');
  await other.page.goto(start);
  // As a version before wrote it, which asked something else besides.
  const older = html.replace('"answers":{', '"answers":{"fax":"12 34",');
  await other.page
    .getByLabel('Open a file you saved')
    .setInputFiles({ name: 'mine.html', mimeType: 'text/html', buffer: Buffer.from(older) });
  await other.page.waitForURL(generator);
  await other.page.getByText('Your file is open.').waitFor();
  await other.page.getByText('It no longer asks for these answers:').waitFor();
  await other.page.getByText('fax: 12 34').waitFor();
  await press(other.page, 'Check your answers');
  await other.page.getByText('Testová').waitFor();
  await other.page.goto(start);
  await other.page.getByLabel('Open a file you saved').setInputFiles({
    name: 'x.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await other.page.getByText('The file is no saved form.').waitFor();
});

test('a file that the first version of the form wrote opens, with nothing lost on the way', async () => {
  const { page } = await open();
  await page.goto(start);
  await page.getByLabel('Open a file you saved').setInputFiles(savedByAnOlderForm);
  await page.waitForURL(generator);
  await page.getByText('Your file is open.').waitFor();
  expect(await page.getByText('It no longer asks for these answers').count()).toBe(0);
  await press(page, 'Check your answers');
  for (const text of ['Testová', 'Exemplo Lda', 'Rua Exemplo 1, 4000-000 Porto, Portugal'])
    await page.getByText(text).first().waitFor();
});

test('every state of an application is open to everyone, and fits', async () => {
  const { page } = await atCheck();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      start,
      generator,
      `${generator}/check`,
      `${generator}/name`,
      `${start}/thank-you?reference=MJK-0000-0000&key=1.x`,
    ]) {
      await page.goto(path);
      if (path.includes('generator')) await awake(page);
      if (path.endsWith('/name')) {
        await page.locator('[name=surname]').fill('');
        await press(page, 'Continue');
        await page.getByText('There is a problem').waitFor();
      }
      expect(await axeFaults(page, `${path} at ${width}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
