import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { newCase } from '../support/new-case.ts';
import { pollOptions } from '../support/poll-options.ts';
import { signIn } from '../support/sign-in.ts';
import { studioOf, takePossession } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { studio } = product;
const { asOwner } = studioOf(product);
const email = `in-the-studio-${randomUUID()}@example.com`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

let reference = '';
let id = 0;
let agent = '';
beforeAll(async () => {
  const account = { email: `agent-of-cases-${randomUUID()}@majak.example`, password: 'One-time-password-26' };
  expect((await asOwner('/users', 'POST', { ...account, name: 'The agent', role: 'agent' })).status).toBe(
    201,
  );
  agent = (await takePossession(studio, account)).session;
  ({ reference } = await newCase(email, { permit: 'employee-card', bornOn: '1990-02-28' }));
  const { body } = await asOwner(`/cases?where[reference][equals]=${reference}&depth=0`);
  id = Array.isArray(body.docs) ? Number(body.docs[0]?.id) : 0;
});

/** A screen of the studio, as an agent sees it. */
async function screen(where: string, width = 1440) {
  const visit = await open({ viewport: { width, height: 900 } });
  const [name = '', value = ''] = agent.split('=');
  await visit.context.addCookies([{ name, value, url: studio }]);
  await visit.page.goto(`${studio}/admin/${where}`);
  return visit;
}

test('an agent withdraws a link that a client made: it opens no more, and the client is told which', async () => {
  const client = await open();
  const area = await signIn(client.context, email, `/client-area/cases/${reference}`);
  await area.getByText('Make a link', { exact: true }).click();
  await area.getByLabel('Who it’s for').fill('My landlord');
  await follow(area, () => area.getByRole('button', { name: 'Make the link' }).click());
  const address = await area.getByLabel('The address for My landlord').inputValue();
  const landlord = await open();
  expect((await landlord.page.goto(address))?.status()).toBe(200);

  const { page, context, faults } = await screen(`collections/cases/${id}`);
  await page.getByRole('button', { name: 'Withdraw the link My landlord' }).click();
  await page.getByRole('heading', { name: 'Links of the client' }).waitFor({ state: 'detached' });
  expect((await landlord.page.reload())?.status()).toBe(404);
  await area.reload();
  expect(await area.getByLabel('The address for My landlord').count()).toBe(0);
  await expect
    .poll(() => mailedTo(email).some((mail) => mail.includes('My landlord')), pollOptions)
    .toBe(true);
  expect(faults).toEqual([]);
  await Promise.all([client, landlord, { context }].map((visit) => visit.context.close()));
});

test('days that an agent enters stand on the case, and on Today once they come near', async () => {
  const { page, context } = await screen(`collections/cases/${id}`);
  await page.getByRole('button', { name: 'Enter days', exact: true }).click();
  expect(await axeFaults(page, 'the days of a case', '.case-desk')).toEqual([]);
  await page.getByLabel('Health insurance until').fill(inDays(10));
  await page.getByLabel('Card or visa valid until').fill(inDays(60));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const ahead = page.getByRole('region', { name: 'Days ahead' });
  await ahead.getByText('Start your next health insurance').waitFor();
  // Without the word that it is saved, which lies over the screen for a moment.
  await page.reload();
  await ahead.waitFor();
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page, `a case at ${width}`, '.case-desk')).toEqual([]);
    expect(await sidewaysFaults(page, `a case at ${width}`)).toEqual([]);
  }
  await page.goto(`${studio}/admin/today`);
  const pile = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Coming up/ }) });
  const own = pile.getByRole('listitem').filter({ has: page.locator(`a[href$="/cases/${id}"]`) });
  expect(await own.allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`Start your next health insurance[^]*on ${inWords(inDays(10))}`)),
  ]);
  await context.close();
});
