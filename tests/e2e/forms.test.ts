import { allEnquiries } from '@majak/sites/all-tools';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { follow, useBrowser } from '../support/browser.ts';
import { reachContactForm } from '../support/contact-page.ts';
import { answerQuestions, fillPerson } from '../support/enquiry-page.ts';
import { pollOptions } from '../support/poll-options.ts';

const enquiries = await allEnquiries();
const open = useBrowser();
const { web } = inject('product');

const job = {
  path: '/work-with-us/customer-happiness-officer',
  button: 'Send application',
  message: 'Why you?',
  thanks: /\/forms\/job-application\/thank-you\?reference=MJK-/,
  filedUnder: 'Job: Customer happiness officer',
  answers: {
    'Right to work in the Czech Republic': 'Yes, with permanent residence',
    'Earliest start': '01/03/2027',
    'Link to your CV or profile': 'https://people.example/ana',
  },
};
const tax = {
  path: '/czech-taxes-online',
  button: 'Ask for the price',
  message: 'Your year in a few sentences',
  thanks: /\/czech-taxes-online\/thank-you\?reference=MJK-/,
  filedUnder: 'Online tax return',
  answers: {
    'Tax year': '2025',
    'Kind of income': 'Employment and freelance',
    'Number of employers': '2',
    'In the Czech Republic for the whole year': 'No',
  },
};
const trial = {
  path: '/corporate',
  button: 'Start the free month',
  message: 'What should we know?',
  thanks: /\/forms\/free-trial\/thank-you\?reference=MJK-/,
  filedUnder: 'Free trial for companies',
  answers: {
    'Company name': 'Sample Works s.r.o.',
    'Number of foreign employees': '4 to 10',
    'What you need first': 'A card that expires soon',
  },
};
const forms = [job, tax, trial];
const send = (page: Page, name: string) =>
  page.locator('#contact-form').getByRole('button', { name }).click();
/** The first reference that the page shows; waits until there is one, whatever else is printed in bold. */
const referenceOf = async (page: Page) =>
  (await page
    .locator('strong', { hasText: /^MJK-[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
    .first()
    .textContent()) ?? '';
const messages = async (page: Page) =>
  (await page.locator('#contact-form [id$="-error"]').allTextContents()).map((text) =>
    text.replace('Error: ', ''),
  );

const textOf = async (path: string) => (await fetch(web + path)).text();
/** The mails of a request, by their pages. */
const mailsOf = async (reference: string): Promise<string[]> =>
  [...(await textOf('/dev/mail')).matchAll(/href="(\/dev\/mail\/[^"]+)"[^>]*>([^<]*)/g)].flatMap(
    ([, path = '', subject = '']) => (subject.includes(reference) ? [path] : []),
  );

/** What the office and the client are told of a request. Read without a browser: it has nothing to draw here. */
async function mailTexts(reference: string): Promise<string> {
  await expect.poll(() => mailsOf(reference), pollOptions).toHaveLength(2);
  return (await Promise.all((await mailsOf(reference)).map(textOf))).join('\n');
}

async function expectArrived(reference: string, { filedUnder, answers }: (typeof forms)[number]) {
  const mail = await mailTexts(reference);
  expect(mail).toContain(filedUnder);
  for (const [label, answer] of Object.entries(answers)) expect(mail).toContain(`${label}: ${answer}`);
  expect(mail).toContain('And this is what I wrote myself.');
}

test.each(forms)('the form of $path arrives with its answers', async (form) => {
  const { page, faults } = await open();
  await page.clock.install();
  await page.goto(web + form.path);
  await reachContactForm(page);
  await fillPerson(page, { scripted: true });
  await answerQuestions(page, form.answers);
  await page.getByLabel(form.message).fill('And this is what I wrote myself.');
  await page.clock.fastForward(10_000);
  await send(page, form.button);
  await page.getByText('We have received your request and will get back to you shortly.').waitFor();
  expect(await page.getByLabel(form.message).count()).toBe(0);
  const reference = await referenceOf(page);
  await expectArrived(reference, form);
  await page.getByText('What happens next').waitFor();
  expect(faults).toEqual([]);
});

test.each(forms)(
  'without script the form of $path arrives too, and leads to its thank-you page',
  async (form) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(web + form.path);
    await answerQuestions(page, form.answers);
    await page.getByLabel(form.message).fill('And this is what I wrote myself.');
    await follow(page, () => send(page, form.button));
    // Nothing of the person was filled in: it comes back with the answers in place.
    expect(await messages(page)).toContain('Please input your name');
    expect(await page.getByLabel(form.message).inputValue()).toBe('And this is what I wrote myself.');
    await fillPerson(page, { scripted: false });
    await send(page, form.button);
    await page.waitForURL(form.thanks);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectArrived(await referenceOf(page), form);
  },
);

test('a question is checked on every change, and the form cannot be sent until its answers are right', async () => {
  const { page } = await open();
  await page.goto(web + job.path);
  await reachContactForm(page);
  const link = page.getByLabel('Link to your CV or profile');
  await link.fill('http://people.example/ana');
  await expect.poll(() => messages(page)).toEqual(['Please give an address that starts with https://']);
  await link.fill('https://people.example/ana');
  await expect.poll(() => messages(page)).toEqual([]);
  await send(page, job.button);
  await expect.poll(() => messages(page)).toContain('Please enter a date as DD/MM/YYYY');
  expect(await page.getByRole('button', { name: job.button }).isDisabled()).toBe(true);
});

test('what was typed before the script came stays, and counts', async () => {
  const { page } = await open();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${web}/forms/online-tax`);
  await page.getByLabel('Full name').fill('Ana Sample');
  await page.locator('#cf_nationality').fill('american');
  await page.getByLabel('Tax year').selectOption('2025');
  await page.getByRole('group', { name: 'In the Czech Republic' }).getByLabel('No').check();
  await page.getByLabel(tax.message).fill('Employed until May.');
  scripts.resolve();
  await reachContactForm(page);
  await send(page, tax.button);
  await expect
    .poll(() => messages(page))
    .toEqual([
      'E-mail is required',
      'Please enter your phone number',
      'Please choose what you had',
      'Please enter a number, such as 2',
    ]);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ana Sample');
  expect(await page.locator('[name=cf_nationality]').inputValue()).toBe('United States');
});

test('when it fails, the answers stay, stand in the mail that is ready, and are sent by the next try', async () => {
  const { page } = await open();
  await page.clock.install();
  await page.goto(web + tax.path);
  await reachContactForm(page);
  await fillPerson(page, { scripted: true });
  await answerQuestions(page, tax.answers);
  await page.getByLabel(tax.message).fill('Employed until May.');
  await page.clock.fastForward(10_000);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/forms/online-tax', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    return keys.length === 1 ? route.abort('internetdisconnected') : route.continue();
  });
  await send(page, tax.button);
  const mail = page.getByText('Open an e-mail with what you wrote');
  const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  expect(body).toContain('Tax year: 2025');
  expect(body).toContain('Employed until May.');
  expect(await page.getByLabel('Number of employers').inputValue()).toBe('2');
  await send(page, tax.button);
  await page.getByText('We have received your request').waitFor();
  expect(keys[0]).toBe(keys[1]);
});

test('all forms are listed, each alone on its page; one that is none is a dead end', async () => {
  const { page } = await open();
  await page.goto(`${web}/forms`);
  const links = await page
    .locator('main h2 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(enquiries.length).toBeGreaterThanOrEqual(5);
  // Those that editors have built come after them.
  const own = enquiries.map(({ slug }) => `/forms/${slug}`);
  expect(links.slice(0, own.length)).toEqual(own);
  for (const link of own) {
    await page.goto(web + link);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('form#contact-form').count()).toBe(1);
  }
  await page.goto(`${web}/forms/student`);
  expect(await page.locator('#cf_select_servicee').inputValue()).toBe('Student visa');
  for (const path of ['/forms/nothing', '/forms/nothing/thank-you'])
    expect((await page.goto(web + path))?.status()).toBe(404);
});
