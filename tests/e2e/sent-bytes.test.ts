import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { follow, useBrowser } from '../support/browser.ts';
import { contactApi, fillContactForm, reachContactForm, sendButton } from '../support/contact-page.ts';
import { pollOptions } from '../support/poll-options.ts';

const { web } = inject('product');
const open = useBrowser();
const nothing = '0 bytes of your answers have left this device.';
const profile = { 'person.name': 'Ana O’Neill', 'person.bornOn': '2000-02-29', 'person.citizenship': 'IE' };

/** The one of the page itself: a form at its foot has another, which says the same. */
const line = (page: Page) => page.locator('[data-sent-bytes]').first();
const inWords = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`);

/** A visitor who keeps a profile, and how many bytes their browser sends. */
async function visitor(options: Parameters<typeof open>[0] = {}) {
  const { page, context, faults } = await open(options);
  const text = JSON.stringify({ form: 'profile', version: 1, typed: profile });
  await context.addInitScript((kept) => localStorage.setItem('majak-profile', kept), text);
  const sent = { bytes: 0 };
  page.on('request', (request) => {
    sent.bytes += request.postDataBuffer()?.length ?? 0;
  });
  return { page, faults, sent };
}

test('what a profile fills in stays on the device, and a drawing is counted to the byte', async () => {
  const { page, faults, sent } = await visitor();
  await page.goto(`${web}/application-forms-generator/temporary-residence-certificate`);
  await page.getByText(/^Fill in \d+ answers from your profile$/).click();
  await page.getByRole('button', { name: 'Fill them in' }).click();
  expect([await line(page).innerText(), sent.bytes]).toEqual([nothing, 0]);

  await page.goto(`${web}/official-document-generator/power-of-attorney`);
  await page.locator('#questions[data-live=true]').waitFor();
  await page.locator('[id="principal.city"]').fill('Brno');
  await page.getByRole('img', { name: /^Power of attorney/ }).waitFor();
  const says = () => line(page).innerText();
  await expect
    .poll(async () => (await says()).includes(` ${inWords(sent.bytes)} to draw`), pollOptions)
    .toBe(true);
  expect(faults).toEqual([]);
});

const drawn = (bytes: number) =>
  `From this page, your device has sent ${inWords(bytes)} to draw and check the document, which we don’t keep.`;
const kept = () => nothing;
test.each([
  ['/calculators/Czech-Republic-Gross-Net-salary-calculator', 'grossSalary', '45 000', kept],
  [
    '/application-forms-generator/temporary-residence-certificate/official-form',
    'paper-firstName',
    'Ana',
    kept,
  ],
  ['/invoice-generator', 'supplier.ico', '12345679', drawn],
  ['/doklad', 'provider.name', 'Jana Vzorová', drawn],
] as const)('what is typed at %s is counted as the browser sends it', async (path, field, text, says) => {
  const { page, faults, sent } = await visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(web + path);
  const input = page.locator(`[id="${field}"]`);
  await input.hover();
  await page.waitForFunction(() => !document.querySelector('main [data-live=false]'));
  await input.fill(text);
  await input.blur();
  // What draws takes its moment: until then nothing has been sent either.
  if (says === drawn) await expect.poll(() => sent.bytes, pollOptions).toBeGreaterThan(0);
  await expect.poll(async () => (await line(page).innerText()) === says(sent.bytes), pollOptions).toBe(true);
  expect(says === kept ? sent.bytes : 0).toBe(0);
  expect(faults).toEqual([]);
});

test('the profile is changed and kept without a byte', async () => {
  const { page, sent } = await visitor();
  await page.goto(`${web}/profile`);
  await page.getByRole('main').getByText('Where you live').click();
  await page.locator('#profile [name="address.here.city"]').fill('Brno');
  await page.waitForFunction(() => localStorage.getItem('majak-profile')?.includes('Brno'));
  expect([await line(page).innerText(), sent.bytes]).toEqual([nothing, 0]);
});

test('a request for help says what it took once it is sent', async () => {
  const { page, sent } = await visitor();
  await page.goto(`${web}/contact`);
  await reachContactForm(page);
  await fillContactForm(page);
  expect([await line(page).innerText(), sent.bytes]).toEqual([nothing, 0]);
  const answered = page.waitForResponse(contactApi);
  await sendButton(page).click();
  expect((await answered).status()).toBe(201);
  await expect
    .poll(() => line(page).innerText(), pollOptions)
    .toBe(`From this page, your device has sent ${inWords(sent.bytes)} with a form you sent.`);
});

test.each([true, false])(
  'a plain post is counted where it arrives, script: %s',
  async (javaScriptEnabled) => {
    const { page, sent } = await visitor({ javaScriptEnabled });
    for (const { path, field, button } of [
      { path: '/track-application', field: 'filedOn', button: 'Count the days' },
      { path: '/track-application/case', field: 'number', button: 'Show my case' },
    ]) {
      await page.goto(`${web}${path}`);
      sent.bytes = 0;
      await page.locator(`main form [name=${field}]`).fill('1/1/26');
      await follow(page, () => page.getByRole('button', { name: button }).click());
      await page
        .getByText(`your device has sent ${inWords(sent.bytes)} with a form you sent`)
        .first()
        .waitFor();
      expect(sent.bytes).toBeGreaterThan(0);
    }
  },
);
