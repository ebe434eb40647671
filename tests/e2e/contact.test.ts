import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { follow, useBrowser } from '../support/browser.ts';
import { contactInput } from '../support/contact-input.ts';
import { choose, openContactForm } from '../support/contact-page.ts';
import { pollOptions } from '../support/poll-options.ts';

const open = useBrowser();
const { web } = inject('product');
const success = 'We have received your request and will get back to you shortly.';
const failure = 'Form not received due to a submission error. Please email us at hello@majak.example';
const endPoint = '**/api/v1/util-functions/create-fresh-desk-task';

/** Goes to the form and waits until it is alive. */
async function atTheForm(page: Page, path = '/contact') {
  await page.clock.install();
  await page.goto(web + path);
  await openContactForm(page);
  await page.locator('#contact-form').scrollIntoViewIfNeeded();
  await page.locator('#cf_nationality[aria-autocomplete]').waitFor();
}

/** Fills it in as a person does, and as slowly: the clock of the page goes on by ten seconds. */
async function fillIn(page: Page, request = contactInput()) {
  await page.getByLabel('Full name').fill(request.cf_full_name);
  await page.getByLabel('E-mail', { exact: true }).fill(request.email);
  await page.getByLabel('Phone').fill(request.cf_client_phone_number);
  await page.getByLabel(request.cf_eu_citizen === 'NO' ? 'No' : 'Yes', { exact: true }).check();
  await nationality(page).fill('braz');
  await page.getByRole('listbox').getByRole('option', { name: 'Brazil' }).click();
  await choose(page, 'Service', request.cf_select_servicee);
  await page.getByLabel('How can we help?').fill(request.description);
  await page.clock.fastForward(10_000);
}
const nationality = (page: Page) => page.getByRole('combobox', { name: 'Nationality' });
const send = (page: Page) => page.getByRole('button', { name: 'Send request' });
/** The mail to the office about a request. */
async function mailAbout(reference: string): Promise<string> {
  const textOf = async (path: string) => (await fetch(web + path)).text();
  const found = async () =>
    [...(await textOf('/dev/mail')).matchAll(/href="(\/dev\/mail\/[^"]+)"[^>]*>([^<]*)/g)].find(
      ([, , subject = '']) => subject.startsWith(`${reference}: `),
    )?.[1] ?? '';
  await expect.poll(found, pollOptions).not.toBe('');
  return textOf(await found());
}
/** What can be pressed in the place where a text stands in the window, other than the text itself. */
const coveredBy = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => {
    const notice = element.closest('[role=status]')?.getBoundingClientRect();
    if (!notice || notice.top < 0 || notice.bottom > innerHeight) return ['it is out of view'];
    const inPlace = ({ top, bottom, left, right }: DOMRect) =>
      top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left;
    return [...document.querySelectorAll('a, button, input, summary')]
      .filter((one) => one.checkVisibility() && inPlace(one.getBoundingClientRect()))
      .map((one) => one.outerHTML.slice(0, 80));
  });
const messages = async (page: Page) =>
  (await page.locator('#contact-form [id$="-error"]').allTextContents()).map((text) =>
    text.replace('Error: ', ''),
  );

test('once sent, the confirmation stands in place of the form, in view and with the focus; there can be another', async () => {
  const { page } = await open();
  await atTheForm(page, '/');
  const heading = page.getByRole('heading', { name: 'Thank you we will contact you soon' });
  const name = page.getByLabel('Full name');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await fillIn(page, contactInput({ description: `A matter at ${width} px` }));
    await send(page).click();
    await heading.waitFor();
    expect(await page.locator('#contact-form').count()).toBe(0);
    expect(await coveredBy(page, success)).toEqual([]);
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(70);
    expect(y + height).toBeLessThan(400);
    await page.getByText('A confirmation is on its way to ana@example.com').waitFor();
    expect(await page.locator('#contact ol li').count()).toBe(3);
    await page.getByRole('button', { name: 'Send another request' }).click();
    expect(await name.inputValue()).toBe('');
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[name=cf_nationality]').inputValue()).toBe('');
    expect(await page.getByLabel('Yes', { exact: true }).isChecked()).toBe(true);
  }
});

test('a request is sent and confirmed, the success text leaves after 3 s; both mails are at /dev/mail', async () => {
  const { page, faults } = await open();
  await atTheForm(page);
  await fillIn(page);
  await send(page).click();
  const text = page.getByText(success);
  await text.waitFor();
  const reference = await page.locator('[role=status] strong').first().textContent();
  expect(reference).toMatch(/^MJK-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const notice = page.locator('#contact [role=status] > div');
  const next = page.getByRole('button', { name: 'Send another request' });
  const before = await next.boundingBox();
  expect((await notice.boundingBox())?.height).toBeGreaterThan(15);
  await page.clock.fastForward(3100);
  await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThanOrEqual(1);
  expect(await next.boundingBox()).toEqual(before);
  expect(await page.locator('#contact div[role=status]').first().textContent()).toContain(success);
  await page.getByRole('button', { name: 'Keep in my profile' }).waitFor();

  const mails = await open();
  const subjects = async () => {
    await mails.page.goto(`${web}/dev/mail`);
    return (await mails.page.locator('li a').allTextContents()).filter((subject) =>
      subject.includes(reference ?? '?'),
    );
  };
  await expect.poll(subjects, pollOptions).toHaveLength(2);
  await mails.page.getByText(`We have your request ${reference}`).click();
  await mails.page.getByText('What happens next').waitFor();
  expect(await mails.page.getByText('I would like to start as a freelancer in March.').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('validates on every change, in the words of the specification', async () => {
  const { page } = await open();
  await atTheForm(page);
  await page.getByLabel('Full name').fill('Al');
  await expect.poll(() => messages(page)).toEqual(['Your name has to be at least 3 characters long']);
  await page.getByLabel('Full name').fill('');
  await expect.poll(() => messages(page)).toEqual(['Please input your name']);
  await page.getByLabel('Full name').fill('Ali');
  await expect.poll(() => messages(page)).toEqual([]);
  await page.getByLabel('E-mail', { exact: true }).fill('ali@');
  await expect.poll(() => messages(page)).toEqual(['Field should contain a valid e-mail']);
});

test('an empty form says what every field needs, leads to the first, and cannot be sent until it is right', async () => {
  const { page } = await open();
  await atTheForm(page);
  await send(page).click();
  await expect
    .poll(() => messages(page))
    .toEqual([
      'Please input your name',
      'E-mail is required',
      'Please enter your phone number',
      'Please select your nationality',
      'Please select your service',
      'Please tell us few words :)',
    ]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('cf_full_name');
  expect(await send(page).isDisabled()).toBe(true);
  await fillIn(page);
  await expect.poll(() => send(page).isDisabled()).toBe(false);
});

test('the button shows that it is loading and cannot be pressed twice', async () => {
  const { page } = await open();
  await atTheForm(page);
  await fillIn(page);
  let posts = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(endPoint, async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await send(page).click();
  await expect.poll(() => page.locator('button[aria-busy=true]').count()).toBe(1);
  expect(await page.locator('button[aria-busy=true]').isDisabled()).toBe(true);
  answer();
  await page.getByText(success).waitFor();
  expect(posts).toBe(1);
});

test('when it fails, everything typed stays, the office is named and a mail is ready; the next try is the same request', async () => {
  const { page } = await open();
  await atTheForm(page);
  await fillIn(page);
  const keys: (string | undefined)[] = [];
  await page.route(endPoint, async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await send(page).click();
  await page.getByText(failure).waitFor();
  expect(await page.getByLabel('How can we help?').inputValue()).toContain('freelancer in March');
  const mail = new URL(
    (await page.getByText('Open an e-mail with what you wrote').getAttribute('href')) ?? '',
  );
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toContain('freelancer in March');
  await send(page).click();
  await page.getByText(success).waitFor();
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  ['/contact?service=trade-licence', 'Trade licence'],
  ['/our-services/trade-licence', 'Trade licence'],
])('%s has its service chosen', async (path, label) => {
  const { page } = await open();
  await atTheForm(page, path);
  expect(await page.locator('#cf_select_servicee').inputValue()).toBe(label);
});

test('without script it is a plain form with the same rules, and nothing typed is lost', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/our-services/trade-licence`);
  expect(await page.getByLabel('Full name').isVisible()).toBe(false);
  await openContactForm(page);
  await page.getByLabel('Full name').fill('Al');
  await page.getByLabel('How can we help?').fill('Something long that I typed');
  await follow(page, () => send(page).click());
  expect(await messages(page)).toContain('Your name has to be at least 3 characters long');
  expect(await page.getByLabel('How can we help?').inputValue()).toBe('Something long that I typed');
  await page.getByLabel('Full name').fill('Ali Sample');
  await page.getByLabel('E-mail', { exact: true }).fill('ali@example.com');
  await page.getByLabel('Phone').fill('123');
  await page.locator('#cf_nationality').fill('american');
  await page.locator('#cf_select_servicee').fill('živno');
  await send(page).click();
  await page.waitForURL(/our-services\/thank-you/);
  expect(await page.getByText(/MJK-/).count()).toBe(1);
  const office = await mailAbout((await page.locator('strong').first().textContent()) ?? '?');
  expect(office).toContain('Nationality: United States');
  expect(office).toContain('Service: Trade licence');
});
