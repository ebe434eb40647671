import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const open = useBrowser();
const attorney = `${web}/official-document-generator/power-of-attorney`;
const passphrase = 'four words are enough';

const ana = {
  'person.name': 'Ana O’Neill',
  'person.bornOn': '2000-02-29',
  'person.citizenship': 'UA',
  'person.passport.number': 'X0000000',
  'person.passport.validUntil': '2027-01-31',
  'address.here.city': 'Brno',
  'family.spouse.name': 'Jan O’Neill',
  'family.spouse.passport.number': 'Z9',
};
const fileOf = (typed: Record<string, string>) => JSON.stringify({ form: 'profile', version: 1, typed });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('majak-profile'));

/** A visitor who keeps a profile. */
async function visitor(typed: Record<string, string> = ana, viewport = { width: 1440, height: 900 }) {
  const { page, context, faults } = await open({ viewport });
  await context.addInitScript((text) => {
    // Once: what the page does with it afterwards stays.
    if (localStorage.getItem('seeded')) return;
    localStorage.setItem('seeded', 'yes');
    localStorage.setItem('majak-profile', text);
  }, fileOf(typed));
  return { page, context, faults };
}
const fact = (page: Page, name: string) => page.locator(`#profile [name="${name}"]`);
const awake = (page: Page) => page.locator('#questions[data-live=true]').waitFor();

test('a profile begins with one document, is locked, and fills in another in which nothing is typed twice', async () => {
  const { page, context, faults } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(attorney);
  await page.locator('#questions').hover();
  await awake(page);
  await page.getByRole('button', { name: 'Show a sample' }).click();
  await page.locator('[id="principal.name"]').fill('Ana O’Neill');
  await page.locator('[id="principal.passport"]').fill('L01X00T47');
  await page.getByRole('button', { name: 'Download the PDF with one line to fill in by hand' }).click();
  await page
    .getByLabel(/^Postcode|Postcode:/)
    .last()
    .waitFor();
  await page.getByRole('checkbox', { name: /Praha 1/ }).uncheck();
  await page.getByRole('button', { name: 'Keep in my profile' }).click();
  await page.getByRole('link', { name: 'Look at your profile' }).click();

  await fact(page, 'person.name').waitFor({ state: 'attached' });
  expect(await fact(page, 'person.name').inputValue()).toBe('Ana O’Neill');
  expect(await fact(page, 'address.here.city').inputValue()).toBe('');
  await page.getByLabel('New passphrase').fill('short');
  await page.getByRole('button', { name: 'Encrypt the profile' }).click();
  await page.getByText('Use at least 12 characters').waitFor();
  await page.getByLabel('New passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Encrypt the profile' }).click();
  await page.getByText('Your profile is encrypted').waitFor();
  expect(await kept(page)).not.toMatch(/Neill|L01X00T47/);
  await page.reload();
  await page.getByText('Your profile is encrypted').waitFor();

  // Another tab has not been given the passphrase.
  const tab = await context.newPage();
  await tab.goto(`${web}/doklad`);
  await tab.getByText('Your profile is locked').click();
  await tab.getByLabel('Passphrase of your profile').fill('another');
  await tab.getByLabel('Passphrase of your profile').press('Enter');
  await tab.getByText('This isn’t the passphrase').waitFor();
  await tab.getByLabel('Passphrase of your profile').fill(passphrase);
  await tab.getByRole('button', { name: 'Unlock the profile' }).click();
  await tab.getByText(/^Fill in \d+ answers from your profile$/).click();
  await tab.getByText('L01X00T47').waitFor();
  expect(await tab.locator('[id="foreigners.0.passport"]').inputValue()).toBe('');
  await tab.getByRole('button', { name: 'Fill them in' }).click();
  expect(await tab.locator('[id="foreigners.0.passport"]').inputValue()).toBe('L01X00T47');
  // A name that was told as one text is not taken apart.
  expect(await tab.locator('[id="foreigners.0.surname"]').inputValue()).toBe('');
  await tab.getByRole('button', { name: 'Undo' }).click();
  expect(await tab.locator('[id="foreigners.0.passport"]').inputValue()).toBe('');

  // Where it is locked, it is opened at the end of a form too.
  const paper = await context.newPage();
  await paper.goto(`${web}/official-document-generator/rental/rent-confirmation`);
  await paper.locator('#questions').hover();
  await awake(paper);
  await paper.getByRole('button', { name: 'Show a sample' }).click();
  await paper.getByRole('button', { name: 'Download the PDF' }).click();
  await paper.getByText('Unlock it, and choose what it keeps').waitFor();
  await paper.getByLabel('Passphrase of your profile').last().fill(passphrase);
  await paper.getByRole('button', { name: 'Unlock the profile' }).last().click();
  await paper.getByRole('button', { name: 'Keep in my profile' }).waitFor();
  await page.getByRole('button', { name: 'Lock it now' }).click();
  await page.getByRole('heading', { name: 'Your profile is locked' }).waitFor();
  expect(faults).toEqual([]);
});

test('where the form says something else, one chooses; about somebody else it is filled in from them', async () => {
  const { page, faults } = await visitor();
  await page.goto(attorney);
  await awake(page);
  const passport = page.locator('[id="principal.passport"]');
  await passport.fill('Q1');
  await page.getByText(/^Fill in \d+ answers from your profile$/).click();
  await page.getByText('Your profile says X0000000, and the form says Q1.').waitFor();
  await page.getByRole('button', { name: /^Leave the form’s/ }).click();
  expect(await passport.inputValue()).toBe('Q1');
  await passport.fill('Q2');
  await page.getByRole('button', { name: /^Use the profile’s/ }).click();
  expect(await passport.inputValue()).toBe('X0000000');
  await passport.fill('');
  await page.getByLabel('Who is this form about?').selectOption('family.spouse');
  await page.getByRole('button', { name: 'Fill them in' }).click();
  expect(await passport.inputValue()).toBe('Z9');
  expect(await page.locator('[id="principal.city"]').inputValue()).toBe('');
  expect(faults).toEqual([]);
});

test('an application is filled in from it as well', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${web}/application-forms-generator/temporary-residence-certificate`);
  await page.getByText(/^Fill in \d+ answers from your profile$/).click();
  await page.getByRole('button', { name: 'Fill them in' }).click();
  await page.getByText(/answers filled in from your profile/).waitFor();
  expect(faults).toEqual([]);
});

test('two tabs agree, and what is typed is kept', async () => {
  const { page, context } = await visitor();
  const other = await context.newPage();
  await Promise.all([page.goto(`${web}/profile`), other.goto(`${web}/profile`)]);
  await other.locator('#profile').waitFor();
  await page.getByRole('main').getByText('Where you live').click();
  await fact(page, 'address.here.street').fill('Dlouhá 1');
  await expect.poll(() => fact(other, 'address.here.street').inputValue()).toBe('Dlouhá 1');
  expect(await fact(other, 'address.here.city').inputValue()).toBe('Brno');
});

test('it is saved as a file, erased, brought back, and opened from a file that says what it changes', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${web}/profile`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  const file = await readFile(await saved.path(), 'utf8');
  await page.getByRole('button', { name: 'Erase the profile' }).click();
  await page.getByText('Your profile is erased').waitFor();
  expect(await kept(page)).toBeNull();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('heading', { name: 'When your documents expire' }).waitFor();
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Profile to open')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('note.json', '{}');
  await page.getByText('The file isn’t a profile. Your profile is as it was.').waitFor();
  await choose('mine.json', file);
  await page.getByText('Your profile already has everything').waitFor();
  await choose('new.json', fileOf({ 'person.name': 'Anna O’Neill', 'person.phone': '+420 1' }));
  await page.getByText('new.json changes 2 facts').waitFor();
  await page.getByRole('button', { name: 'Use this profile' }).click();
  await expect.poll(() => fact(page, 'person.name').inputValue()).toBe('Anna O’Neill');
  expect(await fact(page, 'person.passport.number').inputValue()).toBe('X0000000');
  expect(faults).toEqual([]);
});

test.each([320, 1440])('everybody can use it in every state at %d px', async (width) => {
  const { page } = await visitor(ana, { width, height: 900 });
  const found: string[] = [];
  const look = async (state: string) => {
    const where = `/profile at ${width} px, ${state}`;
    found.push(...(await axeFaults(page, where)), ...(await sidewaysFaults(page, where)));
  };
  await page.goto(`${web}/profile`);
  await page.locator('#profile').waitFor();
  for (const part of await page.locator('#profile summary').all()) await part.click();
  await look('open');
  await page.getByLabel('New passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Encrypt the profile' }).click();
  await page.getByRole('button', { name: 'Lock it now' }).click();
  await page.getByRole('heading', { name: 'Your profile is locked' }).waitFor();
  await look('locked');
  await page.getByRole('button', { name: 'Erase the locked profile' }).click();
  await page.getByText('Your profile is erased').waitFor();
  await look('erased');
  expect(found).toEqual([]);
});

test('without script the page says what it is and that it needs one', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/profile`);
  expect(await page.getByText('scripts are switched off').isVisible()).toBe(true);
  expect(await page.locator('#profile').count()).toBe(0);
});
