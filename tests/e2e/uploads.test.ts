import { PDFDocument } from '@cantoo/pdf-lib';
import { sampleAnswers } from '@majak/sites/all-tools';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { awake, press } from '../support/application-page.ts';
import { newAddress, useBrowser } from '../support/browser.ts';

const open = useBrowser();
const { web } = inject('product');
const slug = 'employee-intake';
const generator = `${web}/application-forms-generator/${slug}`;

let pdf: Buffer;
let withScript: Buffer;
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Contract of lease');
  pdf = Buffer.from(await document.save());
  document.addJavaScript('main', 'app.alert(1)');
  withScript = Buffer.from(await document.save());
});
const scan = () => ({ name: 'Pas Nováková.pdf', mimeType: 'application/pdf', buffer: pdf });
const zip = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(60)]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const mib = 1024 * 1024;

const control = (page: Page) => page.getByLabel('Scans or photos');
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const problemAt = (page: Page) => page.locator('#files-error');

/** At the page that asks for files, past those before it. */
async function opened(javaScriptEnabled: boolean, width = 1440): Promise<Page> {
  const { page } = await open({ javaScriptEnabled, viewport: { width, height: 900 } });
  await page.goto(generator);
  if (javaScriptEnabled) await awake(page);
  await press(page, 'What you need');
  await page.locator('main [type=checkbox]').first().check();
  await press(page, 'Continue');
  await page.locator('main textarea').fill('A card for a new job.');
  await press(page, 'Continue');
  await control(page).waitFor();
  return page;
}

const send = (bytes: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${web}/api/v1/uploads?form=${slug}&field=files`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': newAddress(), 'Upload-Name': 'pas.pdf', ...headers },
    body: new Uint8Array(bytes),
  });
const handIn = (files: unknown) =>
  fetch(`${web}/api/v1/applications/${slug}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify({ ...sampleAnswers[slug], files }),
  });

test.each([360, 768, 1440])(
  'a file is sent as soon as it is chosen, and taken back, at %i px',
  async (width) => {
    const shown = await opened(true, width);
    await control(shown).setInputFiles([scan(), { ...scan(), name: 'second.pdf' }]);
    await remove(shown, 'second.pdf').waitFor();
    await remove(shown, 'Pas Nováková.pdf').click();
    await expect.poll(() => remove(shown, 'Pas Nováková.pdf').count()).toBe(0);
    expect(await shown.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await shown.evaluate(overflow)).toBe(0);
    // What it is was asked of its bytes, by the server.
    await control(shown).setInputFiles({ ...scan(), name: 'evil.pdf', buffer: withScript });
    await problemAt(shown).getByText('“evil.pdf” contains a script').waitFor();
    // What can be told at once is not sent.
    await control(shown).setInputFiles({ ...scan(), name: 'large.pdf', buffer: Buffer.alloc(12 * mib) });
    await problemAt(shown).getByText('“large.pdf” has 12 MB').waitFor();
    expect(await remove(shown, 'second.pdf').count()).toBe(1);
  },
);

test('of twenty that are chosen together each that is not attached is named, and why', async () => {
  const shown = await opened(true);
  const many = Array.from({ length: 20 }, (_, at) => ({ ...scan(), name: `scan-${at}.pdf` }));
  const [first = scan(), second = scan(), ...others] = many;
  await control(shown).setInputFiles([
    { ...first, buffer: withScript },
    { ...second, buffer: zip },
    ...others,
  ]);
  await problemAt(shown)
    .getByText(/at most \d+ files\. Not attached: .*“scan-19\.pdf”\.$/)
    .waitFor();
  const said = (await problemAt(shown).textContent()) ?? '';
  expect(said).toContain('“scan-0.pdf” contains a script.');
  expect(said).toContain('“scan-1.pdf” is a ZIP archive');
  const attached = await shown.getByRole('button', { name: /^Remove scan-/ }).allTextContents();
  const named = [...said.matchAll(/“(scan-\d+\.pdf)”/g)].map(([, name]) => name);
  expect(new Set([...attached.map((text) => text.replace('Remove ', '')), ...named]).size).toBe(20);
});

test('one that is on its way shows how far it is, and can be stopped', async () => {
  const shown = await opened(true);
  await shown.route('**/api/v1/uploads?*', () => undefined);
  await control(shown).setInputFiles(scan());
  await shown.getByRole('progressbar', { name: 'Sending Pas Nováková.pdf' }).waitFor();
  await shown.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => shown.getByRole('progressbar').count()).toBe(0);
  expect(await remove(shown, 'Pas Nováková.pdf').count()).toBe(0);
});

test('without a script files go with the page, and what is refused says why', async () => {
  const shown = await opened(false);
  await control(shown).setInputFiles([
    { ...scan(), name: 'script.pdf', buffer: withScript },
    scan(),
    { ...scan(), name: 'evil.pdf', buffer: zip },
  ]);
  await press(shown, 'Continue');
  await problemAt(shown).getByText('“script.pdf” contains a script').waitFor();
  await problemAt(shown).getByText('“evil.pdf” is a ZIP archive').waitFor();
  const kept = JSON.parse(await shown.locator('input[name=files]').inputValue());
  await press(shown, 'Remove Pas Nováková.pdf');
  expect(await remove(shown, 'Pas Nováková.pdf').count()).toBe(0);
  // Its bytes are gone too.
  expect((await handIn(kept)).status).toBe(422);
});

test.each([
  ['a ZIP archive', () => zip, 422],
  ['a drawing with a script', () => svg, 422],
  ['a PDF with a script', () => withScript, 422],
  ['nothing', () => Buffer.alloc(0), 422],
  ['12 MB', () => Buffer.alloc(12 * mib), 413],
])('%s is refused in words', async (_, bytes, status) => {
  const response = await send(bytes());
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ]);
  expect((await response.json()).title).toMatch(/^“pas\.pdf” (is|contains) .+(Choose .+|choose that)\.$/);
});

test('a file is handed in by who knows its id, once', async () => {
  const upload = await (await send(pdf)).json();
  const unknown = await handIn([{ ...upload, id: 'x'.repeat(43) }]);
  expect([unknown.status, (await unknown.json()).errors]).toMatchObject([422, [{ field: 'files' }]]);
  // Two at once are one.
  const twice = await Promise.all([handIn([upload]), handIn([upload])]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = await Promise.all(twice.map((response) => response.json()));
  expect(second.reference).toBe(first.reference);
  // With other answers it is another request, and the file is of the first.
  const again = await handIn([upload, await (await send(pdf)).json()]);
  expect([again.status, (await again.json()).errors]).toMatchObject([
    422,
    [
      {
        field: 'files',
        message: '“pas.pdf” was handed in already. Choose it again to hand it in once more.',
      },
    ],
  ]);
  // It is no file of a form any more: nobody takes it back.
  await fetch(`${web}/api/v1/uploads`, { method: 'DELETE', headers: { 'Upload-Id': upload.id } });
  expect((await (await handIn([upload])).json()).reference).toBe(first.reference);
});
