import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { follow, newAddress } from './browser.ts';
import { pollOptions } from './poll-options.ts';

/** The year after this one: insurance begins in it. */
export const nextYear = new Date().getUTCFullYear() + 1;

const stay = {
  category: 'comprehensive',
  startsOn: `01/02/${nextYear}`,
  duration: '12',
  purpose: 'study',
  stayFrom: `01/02/${nextYear}`,
  stayTo: `31/01/${nextYear + 1}`,
  filed: 'abroad',
  insuredBy: 'nobody',
};

/** What somebody who studies here for a year needs. */
export const studentNeeds = {
  ...stay,
  client: 'individual',
  age: '24',
  gender: 'female',
  insuredType: 'student',
  insuredSelf: 'yes',
  dateOfBirth: `01/05/${nextYear - 25}`,
};

const person = (at: number, firstName: string) =>
  Object.fromEntries(
    Object.entries({
      firstName,
      lastName: 'Sample',
      dateOfBirth: '31/12/1990',
      gender: 'male',
      insuredType: 'regular',
    }).map(([name, text]) => [`people.${at}.${name}`, text]),
  );

/** What a company needs for two of its people. */
export const companyNeeds = {
  ...stay,
  client: 'corporate',
  companyName: 'Sample Employer s.r.o.',
  identificationNumber: '27082440',
  ...person(0, 'Bob'),
  ...person(1, 'Cyril'),
};

const customer = {
  firstName: 'Ada',
  lastName: 'Sample',
  nationality: 'India',
  phoneNumber: '+420 600 000 000',
  street: 'Sample Street',
  houseNumber: '1',
  city: 'Praha',
  zipCode: '110 00',
  country: 'CZ',
};
const closing = { medium: 'email', dataProtection: 'yes', conflictOfInterest: 'yes' };

/** Posts a form to the site as a browser does, without following where it leads. */
export async function postForm(path: string, fields: Record<string, string>) {
  const answer = await fetch(inject('product').web + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'X-Forwarded-For': newAddress() },
    redirect: 'manual',
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
}

/** Orders insurance. @returns who ordered it, and the path of its payment. */
export async function orderInsurance(needs: Record<string, string>, chosen: string) {
  const email = `${randomUUID()}@example.com`;
  const answers = { ...needs, ...customer, email };
  const results = '/healthInsurance/insuranceResults';
  const { text } = await postForm(results, { ...answers, intent: 'compare' });
  const quote = /name="quote" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const order = { ...answers, ...closing, quote, product: chosen, intent: 'order' };
  const { to } = await postForm(`${results}/clientDetails`, order);
  expect(to).toMatch(/^\/payment\/./);
  return { email, payment: to, key: to.replace('/payment/', '') };
}

const press = (page: Page, name: string | RegExp) =>
  follow(page, () => page.getByRole('button', { name }).click());

/** From the page of an order to that of the bank, and there a card. */
export async function payWith(page: Page, card: string) {
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await page.waitForURL(/\/dev\/bank\//);
  await press(page, card);
}

/** Pays an order by a card that pays, as far as the page that says so. */
export async function payOrder(page: Page, payment: string) {
  await page.goto(inject('product').web + payment);
  await payWith(page, 'A card that pays');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).innerText(), pollOptions)
    .toBe("You're all set!");
}
