import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { pollOptions } from '../support/poll-options.ts';

const { web } = inject('product');
const open = useBrowser();
const consultation = '/40-min-consultancy-booking';
const inPrague = { timezoneId: 'Europe/Prague' };

const text = (page: Page) => page.getByRole('main').innerText();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const press = (page: Page, name: string | RegExp) =>
  follow(page, () => page.getByRole('button', { name }).click());
const go = (page: Page, name: string | RegExp, at: 'first' | 'last' = 'first') =>
  follow(page, () => page.getByRole('main').getByRole('link', { name })[at]().click());
const aTime = /^\d{2}:\d{2}, .* time$/;

async function fillIn(page: Page, email: string) {
  const form = page.locator('form#book');
  await form.getByLabel('Full name').fill('Ana Sample');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Phone').fill('+420 777 000 000');
  await form.getByLabel(/within the days in which I can withdraw/).check();
}

test('a paid consultation: booked, paid, confirmed by mail, moved and cancelled, without a script', async () => {
  const email = `${randomUUID()}@example.com`;
  const { page, context, faults } = await open({ javaScriptEnabled: false, ...inPrague });
  await page.goto(web + consultation);
  await go(page, aTime);
  await fillIn(page, email);
  await press(page, /^Continue to payment/);
  expect(new URL(page.url()).pathname).toMatch(/^\/payment\//);
  await page.getByRole('button', { name: /by card$/ }).click();
  await page.waitForURL(/\/dev\/bank\//);
  await press(page, /A card that pays/);
  await expect.poll(() => heading(page), pollOptions).toBe("You're all set!");
  expect(await page.getByRole('link', { name: /^Your booking: its time/ }).count()).toBe(1);
  const invitations = () => mailedTo(email).filter((mail) => mail.includes('method=REQUEST'));
  await expect.poll(() => invitations().length, pollOptions).toBe(1);
  const link = /http\S+\/booking\/[^\s/]+(?=\s)/.exec(invitations()[0] ?? '')?.[0] ?? '';
  await page.goto(link);
  expect(await heading(page)).toBe('Your time is booked');
  const calendar = await fetch(`${link}/invitation.ics`);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');

  await go(page, 'Choose another time');
  await go(page, aTime, 'last');
  await press(page, 'Move it');
  expect(await text(page)).toContain('Your booking has its new time.');
  await expect.poll(() => invitations().length, pollOptions).toBe(2);
  expect(invitations().some((mail) => /SEQUENCE:1\b/.test(mail))).toBe(true);

  await go(page, 'Cancel the booking');
  await press(page, 'Yes, cancel it');
  expect(await heading(page)).toBe('This booking is cancelled');
  await expect
    .poll(() => mailedTo(email).filter((mail) => mail.includes('method=CANCEL')).length, pollOptions)
    .toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('what is missing is said beside it, and nothing that was typed is lost', async () => {
  const { page, context } = await open(inPrague);
  await page.goto(web + consultation);
  await go(page, aTime);
  await page.locator('form#book').getByLabel('Full name').fill('Ana Sample');
  await press(page, /^Continue to payment/);
  expect(await text(page)).toContain('Enter your e-mail address');
  expect(await page.locator('form#book').getByLabel('Full name').inputValue()).toBe('Ana Sample');
  expect(await axeFaults(page, 'faults of a booking')).toEqual([]);
  await context.close();
});

test('whoever comes second is shown the next times, with all they typed', async () => {
  const { page, context } = await open({ javaScriptEnabled: false, ...inPrague });
  await page.goto(web + consultation);
  await go(page, aTime);
  const start = new URL(page.url()).searchParams.get('start') ?? '';
  const taken = await fetch(`${web}/api/v1/bookings${consultation.replace('-booking', '')}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': newAddress(),
    },
    body: JSON.stringify({
      start,
      zone: 'Europe/Prague',
      name: 'Bo Sample',
      email: 'bo@example.com',
      phone: '+420 777 000 001',
      about: '',
      startAsked: true,
    }),
  });
  expect([taken.status, start]).toEqual([201, start]);
  // The link to a time that is gone by now leads to what says so.
  const late = await context.newPage();
  await late.goto(page.url());
  expect(await late.locator('#book').textContent()).toContain('Somebody else has just taken this time');
  await late.close();
  await fillIn(page, `${randomUUID()}@example.com`);
  await press(page, /^Continue to payment/);
  expect(await text(page)).toContain('Somebody else has just taken this time');
  expect(await page.locator('form#book').getByLabel('Full name').inputValue()).toBe('Ana Sample');
  await page.locator('form#book').getByRole('radio').first().check();
  await press(page, /^Continue to payment/);
  expect(new URL(page.url()).pathname).toMatch(/^\/payment\//);
  await context.close();
});

test('whom no time suits leaves an address, without a script', async () => {
  const { page, context } = await open({ javaScriptEnabled: false, ...inPrague });
  await page.goto(web + consultation);
  await page.getByText('Can’t find a time that suits you?').click();
  const address = page.locator('#wait').getByLabel('E-mail');
  await address.fill('nope');
  await press(page, 'Tell me');
  expect(await text(page)).toContain('enter an address, such as name@example.com');
  expect(await address.inputValue()).toBe('nope');
  await address.fill(`${randomUUID()}@example.com`);
  await press(page, 'Tell me');
  expect(await text(page)).toContain('We’ll write to you once, as soon as a time becomes free.');
  await context.close();
});

test('a price changed in the browser is not used: a consultation costs what the studio says', async () => {
  const { page, context } = await open(inPrague);
  await page.goto(web + consultation);
  await go(page, aTime, 'last');
  await fillIn(page, `${randomUUID()}@example.com`);
  await page.locator('form#book').evaluate((form) => {
    for (const name of ['price', 'amount', 'total'])
      form.insertAdjacentHTML('beforeend', `<input type="hidden" name="${name}" value="1">`);
  });
  await press(page, /^Continue to payment/);
  expect(await text(page)).toContain('To pay: 1\u202f500\u00a0CZK');
  // It's held for less than a transfer takes.
  expect(await text(page)).toContain('it may come too late');
  await context.close();
});

test('times are those of the visitor’s own clock, with its zone named, and nothing is wider than a phone', async () => {
  const { page, context, faults } = await open({
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 360, height: 740 },
  });
  await page.goto(web + consultation);
  await expect.poll(() => text(page), pollOptions).toContain('Auckland time');
  expect(await sidewaysFaults(page, 'times on a phone')).toEqual([]);
  expect(await axeFaults(page, 'times on a phone')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
