import { expect, inject, test } from 'vitest';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { pollOptions } from '../support/poll-options.ts';

const { web } = inject('product');
const open = useBrowser();
const next = new Date().getUTCFullYear() + 1;

const needs = {
  category: 'comprehensive',
  client: 'individual',
  age: '24',
  gender: 'female',
  insuredType: 'student',
  startsOn: `01/02/${next}`,
  duration: '12',
  purpose: 'study',
  stayFrom: `01/02/${next}`,
  stayTo: `31/03/${next + 1}`,
  filed: 'abroad',
  insuredBy: 'nobody',
};
const customer = {
  firstName: 'Ada',
  lastName: 'Sample',
  nationality: 'India',
  email: 'ada.of-insurance@example.com',
  phoneNumber: '+420 600 000 000',
  street: 'Sample Street',
  houseNumber: '1',
  city: 'Praha',
  zipCode: '110 00',
  country: 'CZ',
  insuredSelf: 'yes',
  dateOfBirth: `01/05/${next - 25}`,
};
const closing = { medium: 'email', dataProtection: 'yes', conflictOfInterest: 'yes' };

const paths = {
  start: '/healthInsurance',
  results: '/healthInsurance/insuranceResults',
  details: '/healthInsurance/insuranceResults/clientDetails',
};
const post = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(web + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'X-Forwarded-For': newAddress() },
    redirect: 'manual',
  });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};
const hidden = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
const quoted = async () =>
  hidden((await post(paths.results, { ...needs, ...customer, intent: 'compare' })).text, 'quote');

test('insurance is bought without a script: needs, customer, insured, comparison, details, payment', async () => {
  const { page, context, faults } = await open({ javaScriptEnabled: false });
  const go = (name: string | RegExp) =>
    follow(page, () => page.getByRole('button', { name }).first().click());
  const field = (name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);
  await page.goto(web + paths.start);
  for (const name of ['category', 'client', 'gender', 'insuredType', 'filed', 'insuredBy'] as const)
    await page.locator(`[name="${name}"][value="${needs[name]}"]`).check();
  for (const name of ['age', 'startsOn', 'duration', 'stayFrom', 'stayTo'] as const)
    await field(name).fill(needs[name]);
  await field('purpose').selectOption(needs.purpose);
  await go('Continue');
  const { country, insuredSelf, dateOfBirth, ...lines } = customer;
  for (const [name, text] of Object.entries(lines)) await field(name).fill(text);
  await field('country').selectOption(country);
  await go('Continue');
  await page.locator(`[name="insuredSelf"][value="${insuredSelf}"]`).check();
  await field('dateOfBirth').fill(dateOfBirth.replace(/\d{4}$/, '1990'));
  await go('Compare');
  expect(await page.locator('main').innerText()).toContain('Not the same age message');
  expect(await page.locator('#dateOfBirth-error').innerText()).toContain(
    'The age is not the same as selected one',
  );
  await go(/^Change the year of birth/);
  expect(new URL(page.url()).pathname).toBe(paths.results);
  expect(await page.locator('main').innerText()).toContain('Without insurance:');
  for (const at of [0, 1]) await page.getByLabel('Compare side by side').nth(at).check();
  await go('Show the ticked side by side');
  expect(await page.getByRole('table').innerText()).toContain('Sample Complete 400');
  await go('Choose Sample Student Plus');
  expect(new URL(page.url()).pathname).toBe(paths.details);
  await go(/^Order and pay/);
  expect(await page.locator('main').innerText()).toContain('Tick the box once you’ve read who we are');
  await page.locator('[name="medium"][value="email"]').check();
  for (const name of ['dataProtection', 'conflictOfInterest']) await page.locator(`[name="${name}"]`).check();
  await follow(page, () =>
    page
      .getByRole('button', { name: /^Order and pay/ })
      .last()
      .click(),
  );
  expect(new URL(page.url()).pathname).toMatch(/^\/payment\//);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await context.close();
});

test('what was typed survives a reload, and nothing is wider than a phone', async () => {
  const { page, context } = await open({ viewport: { width: 360, height: 740 } });
  await page.goto(web + paths.start);
  await page.locator('main form[data-live=true]').waitFor();
  await page.getByLabel('Age', { exact: true }).fill('31');
  await page.getByLabel('Duration of insurance').fill('7');
  await page.reload();
  await expect.poll(() => page.getByLabel('Age', { exact: true }).inputValue(), pollOptions).toBe('31');
  expect(await sidewaysFaults(page, 'the start at 360')).toEqual([]);
  await context.close();
});

test('pressing twice is one order, at the price that was quoted', async () => {
  const quote = await quoted();
  const order = { ...needs, ...customer, ...closing, quote, product: 'sample-student-plus', intent: 'order' };
  const [one, two] = await Promise.all([post(paths.details, order), post(paths.details, order)]);
  expect([one.status, two.status]).toEqual([303, 303]);
  expect(one.to).toBe(two.to);
});

test('a price changed in the browser is not used: it costs what was quoted', async () => {
  const changed = { price: '1', amount: '1', total: '1', minor: '1', currency: 'EUR' };
  const order = { ...needs, ...customer, ...closing, ...changed, quote: await quoted(), intent: 'order' };
  const { status, to } = await post(paths.details, { ...order, product: 'sample-student-plus' });
  expect(status).toBe(303);
  const asked = await (await fetch(web + to)).text();
  expect(asked).toContain('10\u202f680\u00a0CZK');
  expect(asked).not.toMatch(/\b1\u00a0(CZK|EUR)/);
});

test('without a quote that holds nothing is ordered: the price is shown again', async () => {
  const order = { ...needs, ...customer, ...closing, product: 'sample-student-plus', intent: 'order' };
  const { status, text } = await post(paths.details, { ...order, quote: 'Fe26.2*1*free' });
  expect(status).toBe(409);
  expect(text).toContain('we’ve worked it out again');
});

test('a product that does not fit cannot be ordered, whatever the browser says', async () => {
  const order = {
    ...needs,
    ...customer,
    ...closing,
    product: 'sample-foreign-complete',
    price: '1',
    intent: 'order',
  };
  const { status, text } = await post(paths.details, { ...order, quote: await quoted() });
  expect(status).toBe(200);
  expect(text).toContain('doesn’t fit what you need');
});

test('whose needs are withheld is asked for them, and can order nothing', async () => {
  const { purpose: _, ...withheld } = needs;
  const { status, text } = await post(paths.details, {
    ...withheld,
    ...customer,
    ...closing,
    quote: await quoted(),
    product: 'sample-student-plus',
    intent: 'order',
  });
  expect(status).toBe(422);
  expect(text).toContain('What you need');
});

test('a comparison is opened by its link, which says nothing of whom it is for', async () => {
  const { text } = await post(paths.results, { ...needs, ...customer, intent: 'compare' });
  const address = /value="([^"]*\?shared=[^"]+)"/.exec(text)?.[1] ?? '';
  expect(address).not.toContain('student');
  const opened = await (await fetch(new URL(address, web))).text();
  expect(opened).toContain('Sample Student Plus');
  expect(opened).not.toContain('Ada');
});

test('a company pastes its list, which is told by row what is wrong, and priced together', async () => {
  const { age: _, gender: __, insuredType: ___, ...company } = { ...needs, client: 'corporate' };
  const list = `First name;Last name;Date of birth;Gender;Insured type\nAda;One;31/12/1990;female;regular\nBob;Two;1/1/1900;male;regular`;
  const wrong = await post(paths.start, {
    ...company,
    intent: 'read-list',
    peopleList: list,
    part: 'insured',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('Person 2 would be');
  const file = new FormData();
  for (const [name, text] of Object.entries({ ...company, intent: 'read-list', part: 'insured' }))
    file.append(name, text);
  const bytes = Buffer.from('\uFEFFName\tSurname\tBorn\tGender\nŽaneta\t\t31.12.1990\tf', 'utf16le');
  file.append('peopleFile', new Blob([bytes]), 'people.txt');
  const sent = await fetch(web + paths.start, {
    method: 'POST',
    body: file,
    headers: { 'X-Forwarded-For': newAddress() },
  });
  expect(sent.status).toBe(422);
  const told = await sent.text();
  for (const words of ['value="Žaneta"', 'Person 1: Enter the last name']) expect(told).toContain(words);
  const people = Object.fromEntries(
    ['1990', '1980'].flatMap((year, at) => [
      [`people.${at}.firstName`, 'Ada'],
      [`people.${at}.lastName`, 'Sample'],
      [`people.${at}.dateOfBirth`, `31/12/${year}`],
      [`people.${at}.gender`, 'male'],
      [`people.${at}.insuredType`, 'regular'],
    ]),
  );
  const { status, text } = await post(paths.results, { ...company, ...people, intent: 'compare' });
  expect(status).toBe(200);
  expect(text).toMatch(/What fits: [1-9]/);
});

test('results and details lead to the start while nothing was asked; what is no insurance is not found', async () => {
  for (const path of [paths.results, paths.details]) {
    const answer = await fetch(web + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, paths.start]);
  }
  expect((await fetch(`${web}/lifeInsurance`)).status).toBe(404);
});
