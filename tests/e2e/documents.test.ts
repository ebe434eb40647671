import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const open = useBrowser();
const path = '/official-document-generator/power-of-attorney';
/** Written by the first version of the form, when a name was one text. */
const savedByAnOlderForm = fileURLToPath(
  new URL('../fixtures/saved-files/proof-of-accommodation-1.html', import.meta.url),
);

/** What a button says of a document in which one thing is not known yet. */
const oneLine = 'with one line to fill in by hand';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const law = (page: Page) => part(page, 'What the law requires');
const awake = async (page: Page) => {
  await page.locator('#questions').hover();
  await page.locator('#questions[data-live=true]').waitFor();
};

async function attorney(options: Parameters<typeof open>[0] = {}) {
  const visitor = await open({ viewport: { width: 1440, height: 900 }, ...options });
  await visitor.page.goto(web + path);
  await awake(visitor.page);
  return visitor;
}

/** What somebody types who knows all but the day they will sign. */
async function fillIn(page: Page): Promise<void> {
  const you = part(page, 'You');
  await you.getByLabel('Name and surname').fill('Ana Sample');
  await you.getByLabel('Date of birth', { exact: true }).fill('17. 5. 1990');
  await you.getByLabel('Number of your passport or identity card', { exact: true }).fill('X0000000');
  const agent = part(page, 'Your agent');
  await agent.getByLabel('Name of the agent', { exact: true }).fill('Jana Vzorová');
  await agent.getByLabel('Date of birth of the agent', { exact: true }).fill('3/2/1985');
  for (const one of [you, agent]) {
    await one.getByLabel('Street and number').fill('Dlouhá 1');
    await one.getByLabel('Town').fill('Praha 1');
    await one.getByLabel('Postcode').fill('110 00');
  }
  await page.getByLabel(/^Health insurance company/).check();
  await page.getByLabel('Valid from', { exact: true }).fill('1/1/27');
  await page.getByLabel('Where you sign it', { exact: true }).fill('Praha');
  await page.locator('#signedOn-unknown').check();
}

test('a power of attorney is filled in, drawn beside the form, checked, kept and saved', async () => {
  const { page, faults } = await attorney();
  await fillIn(page);
  await page.getByRole('img', { name: /^Power of attorney/ }).waitFor();
  await law(page).getByText('One blank line is left').waitFor();
  await page.getByLabel(/^Visa and residence/).check();
  await page
    .getByLabel('For which proceedings at offices')
    .selectOption({ label: 'Any number, including ones that begin later' });
  await law(page).getByText('Have your signature verified').waitFor();
  await law(page).getByText('Have it verified').waitFor();
  await law(page).getByRole('link', { name: '§ 33(2)(c), 500/2004 Sb.' }).waitFor();

  await law(page).getByRole('button', { name: 'It covers only one application of each kind' }).click();
  await page.getByText('It is changed in the form.').waitFor();
  expect(await page.getByLabel('For which proceedings at offices').inputValue()).toBe('one');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByLabel('For which proceedings at offices').inputValue()).toBe('future');

  await page.reload();
  await awake(page);
  expect(await part(page, 'You').getByLabel('Name and surname').inputValue()).toBe('Ana Sample');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download the PDF ${oneLine}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('power-of-attorney.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(faults).toEqual([]);
});

test('a form that is not finished is saved as a file, and goes on from it', async () => {
  const { page, faults } = await attorney();
  const name = () => part(page, 'You').getByLabel('Name and surname');
  await name().fill('Ana Sample');
  await page.getByLabel(/^Health insurance company/).check();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to finish later' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('power-of-attorney.html');
  await page.getByText('power-of-attorney.html holds what you entered').waitFor();
  await page.getByRole('button', { name: 'Empty the form' }).click();
  expect(await name().inputValue()).toBe('');
  const file = page.getByLabel('Unfinished form to open');
  await file.setInputFiles({ name: 'note.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText('The file was not saved from this form.').waitFor();
  const buffer = await readFile(await saved.path());
  await file.setInputFiles({ name: 'power-of-attorney.html', mimeType: 'text/html', buffer });
  await page.getByText('power-of-attorney.html is open.').waitFor();
  expect(await name().inputValue()).toBe('Ana Sample');
  expect(await page.getByLabel(/^Health insurance company/).isChecked()).toBe(true);
  await page
    .getByRole('button', { name: 'Undo' })
    .or(page.getByRole('button', { name: 'Back to what was here' }))
    .click();
  expect(await name().inputValue()).toBe('');
  expect(faults).toEqual([]);
});

test('a lease is filled in from its first field, and comes as PDF and for Word', async () => {
  const { page, faults } = await open({ viewport: { width: 360, height: 900 } });
  await page.goto(`${web}/official-document-generator/rental/lease`);
  await awake(page);
  for (const [who, name] of [
    ['The landlord', "D'Arcy"],
    ['The tenant', 'Suharto'],
  ] as const) {
    const one = part(page, who);
    await one.getByLabel('Name', { exact: true }).fill(name);
    await one.getByLabel('Date of birth', { exact: true }).fill('17. 5. 1990');
    await one.getByLabel('Street and number').fill('Dlouhá 1');
    await one.getByLabel('Town').fill('Praha 1');
    await one.getByLabel('Postcode').fill('110 00');
  }
  const flat = part(page, 'The flat');
  await flat.getByLabel('Number of the flat', { exact: true }).fill('12/7');
  await flat.getByLabel('Street and house number').fill('Krátká 2');
  await flat.getByLabel('Town').fill('Praha 1');
  await flat.getByLabel('Postcode').fill('110 00');
  await page.getByLabel('The lease begins', { exact: true }).fill('1/1/2027');
  await page.getByLabel('Its last day', { exact: true }).fill('31/12/2027');
  await page.getByLabel(/^Rent per month/).fill('18000');
  await page.getByLabel(/^Advance for services per month/).fill('0');
  await page.locator('#deposit').fill('36000');
  await page.getByLabel('Where you sign it', { exact: true }).fill('Praha');
  await page.locator('#signedOn-unknown').check();
  for (const [button, ending] of [
    ['Download the PDF', 'pdf'],
    ['Download the Word document', 'docx'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `${button} ${oneLine}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`lease.${ending}`);
    const begins = (await readFile(await file.path())).subarray(0, 4).toString();
    expect(begins).toBe(ending === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
  }
  expect(faults).toEqual([]);
});

test('what is missing is said on top and at its field', async () => {
  const { page } = await attorney();
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Enter your name' });
  await summary.getByRole('link', { name: 'Choose what the agent may do' }).click();
  expect(await page.getByLabel(/^Visa and residence/).evaluate((box) => box === document.activeElement)).toBe(
    true,
  );
});

test('nothing that is unfinished is printed, and what is printed is the document alone', async () => {
  const { page } = await attorney();
  const sheet = page.getByRole('img', { name: /^Power of attorney/ }).first();
  const unfinished = page.getByText('This document isn’t finished, so it isn’t printed');
  await sheet.waitFor();
  await page.emulateMedia({ media: 'print' });
  await unfinished.waitFor();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => Object.assign(window, { print: () => document.body.classList.add('printed') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('alert').getByText('Enter your name').waitFor();
  expect(await page.locator('body.printed').count()).toBe(0);
  await page.getByRole('button', { name: 'Show a sample' }).click();
  await page.getByRole('button', { name: `Print ${oneLine}` }).click();
  await page.locator('body.printed').waitFor();
  await page.emulateMedia({ media: 'print' });
  await sheet.waitFor();
  expect(await unfinished.isVisible()).toBe(false);
  expect(await page.locator('#questions').isVisible()).toBe(false);
});

test('a sample is shown as one, and taken back', async () => {
  const { page } = await attorney();
  await page.getByRole('button', { name: 'Show a sample' }).click();
  await page.getByText('the people in it are invented').waitFor();
  expect(await part(page, 'You').getByLabel('Name and surname').inputValue()).toContain('(invented)');
  await page.getByRole('button', { name: 'Back to what was here' }).click();
  expect(await part(page, 'You').getByLabel('Name and surname').inputValue()).toBe('');
});

test('without script the form is posted and answered with the PDF, or with what is wrong', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(web + path);
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  await page.getByRole('link', { name: 'Choose what the agent may do' }).first().waitFor();
  await fillIn(page);
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  await page.getByRole('alert').getByText(`It comes ${oneLine}`).waitFor();
  expect(await part(page, 'You').getByLabel('Name and surname').inputValue()).toBe('Ana Sample');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download the PDF ${oneLine}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('power-of-attorney.pdf');
});

test('a post of more than a form can hold comes back as a page that says so', async () => {
  const response = await fetch(web + path, {
    method: 'POST',
    headers: { Origin: web },
    body: new URLSearchParams({ 'principal.name': 'Ana', place: 'x'.repeat(70_000) }),
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store']);
  expect(await response.text()).toContain('This is more than 64 KB. Enter less at a time.');
});

test.each([320, 1440])('everybody can use it at %d px', async (width) => {
  const { page } = await attorney({ viewport: { width, height: 900 } });
  await page.getByRole('button', { name: 'Show a sample' }).click();
  await law(page).getByText('One blank line is left').waitFor();
  await page.getByRole('button', { name: 'Empty the form' }).click();
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  expect(await axeFaults(page, path)).toEqual([]);
  expect(await sidewaysFaults(page, path)).toEqual([]);
});

test('a file that was saved while a name was one text opens, says so of nothing, and prints the same name', async () => {
  const { page, faults } = await open();
  await page.goto(`${web}/doklad`);
  await awake(page);
  await page.getByLabel('Unfinished form to open').setInputFiles(savedByAnOlderForm);
  await page.getByText('proof-of-accommodation-1.html is open.').waitFor();
  const at = (path: string) => page.locator(`[id="foreigners.${path}"]`).inputValue();
  expect([await at('0.surname'), await at('0.firstName')]).toEqual(['Alex Sample (invented)', '']);
  expect(await at('1.passport')).toBe('X0000001');
  expect(await page.getByText('It no longer asks').count()).toBe(0);
  await page.getByRole('img', { name: /^Proof of accommodation/ }).waitFor();
  expect(faults).toEqual([]);
});
