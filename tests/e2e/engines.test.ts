import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { type Engine, type Person, personWith } from '../support/engines/engine.ts';
import { startFirefox } from '../support/engines/firefox.ts';
import { startWebKit } from '../support/engines/webkit.ts';
import { linkTo } from '../support/sign-in.ts';

const { web } = inject('product');

// Chromium does all other tests: these are what people come for, in the two other engines.
describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)('%s', (_, start) => {
  let engine: Engine;
  let person: Person;
  beforeAll(async () => {
    engine = await start();
    person = personWith(engine);
  });
  afterAll(() => engine.close());

  test('shows from the front page how long an employee card takes', async () => {
    await person.goto(web);
    await person.follow('Services');
    await person.follow('Employee card – first application');
    await expect.poll(person.address).toBe(`${web}/our-services/employee-card`);
    await expect.poll(person.text).toMatch(/How long/i);
  });

  test('says which permit an American with an offer needs, and what is left of the pay', async () => {
    await person.goto(`${web}/plan`);
    await person.fill('Gross monthly pay', '60000');
    await person.press('Show my plan');
    await expect.poll(person.text).toContain('free access to the labour market');
  });

  test('says what the flat tax saves at 900 000', async () => {
    await person.goto(`${web}/czech-low-tax`);
    await person.fill('Yearly income', '900 000');
    await expect.poll(person.text).toMatch(/The flat tax saves you each year\s+12\s936\sCZK/);
  });

  test('makes an invoice that is checked in the page', async () => {
    await person.goto(`${web}/invoice-generator`);
    await engine.run('document.querySelector("#questions").scrollIntoView()');
    await person.press('See a sample');
    await expect.poll(person.text).toMatch(/\d+ right/);
  });

  test('asks one question a page, and says at it what is missing', async () => {
    await person.goto(`${web}/application-forms/trade-licence`);
    await person.follow('Start');
    await expect.poll(() => person.isThere('main form[data-live=true]')).toBe(true);
    await engine.run('document.querySelector("main li button").click()');
    await person.press('Continue');
    await expect.poll(person.text).toContain('There is a problem');
  });

  test('signs in by a mailed link', async () => {
    const email = `client-${randomUUID()}@example.com`;
    await person.goto(`${web}/api/auth/login?return=/client-area`);
    await person.fill('Your e-mail address', email);
    await person.press('Send me a link');
    await expect.poll(person.text).toContain('Check your e-mail');
    await person.goto(await linkTo(email));
    await person.press('Sign in');
    await expect.poll(person.text).toContain(`You’re signed in as ${email}`);
  });

  test('takes a request for help, and names its reference', async () => {
    const asked = contactInput();
    await person.goto(`${web}/contact`);
    await engine.run('document.querySelector("#contact-form").scrollIntoView()');
    await expect.poll(() => person.isThere('#cf_nationality[aria-autocomplete]')).toBe(true);
    await person.fill('Full name', asked.cf_full_name);
    await person.fill('E-mail', asked.email);
    await person.fill('Phone', asked.cf_client_phone_number);
    await person.choose('Nationality', asked.cf_nationality);
    await person.choose('Service', asked.cf_select_servicee);
    await person.fill('How can we help?', asked.description);
    await person.press('Send request');
    await expect.poll(person.text).toMatch(/MJK-\w{4}-\w{4}/);
  });
});
