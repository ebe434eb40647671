import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, newAddress, useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { newCase } from '../support/new-case.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { web } = product;
const { asOwner } = studioOf(product);
const open = useBrowser();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const text = (page: Page) => page.getByRole('main').innerText();
const press = (page: Page, name: string | RegExp) =>
  follow(page, () => page.getByRole('button', { name }).click());
const mails = (email: string, word: string) => mailedTo(email).filter((mail) => mail.includes(word)).length;
const looksRight = async (page: Page, where: string) => {
  expect(await axeFaults(page, where)).toEqual([]);
  expect(await sidewaysFaults(page, where)).toEqual([]);
};

/** Work that a client is asked to pay for. */
async function asked(more: object = {}) {
  const email = `${randomUUID()}@example.com`;
  const made = await newCase(email, { permit: 'employee-card', bornOn: '1990-02-28' });
  const order = { title: 'Employee card', amount: '12 500', payUntil: inDays(10), now: true, ...more };
  const { id } = await made.askToPay(order);
  const link = () =>
    mailedTo(email).flatMap((mail) => /http\S+\/payment\/[^\s/]+(?=\s)/.exec(mail)?.[0] ?? []);
  await expect.poll(() => link().length).toBeGreaterThan(0);
  return { address: link()[0] ?? '', email, id: Number(id) };
}

async function payByCard(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await page.waitForURL(/\/dev\/bank\//);
  await press(page, 'A card that pays');
  await page.waitForURL(/\/success/);
}

test('work in three parts that was asked to begin: withdrawn from on a phone, counted, and settled', async () => {
  const { address, email, id } = await asked({ workBy: inDays(80) });
  expect(mails(email, 'You can withdraw from the contract within 14 days')).toBe(1);
  const { page, context } = await open({ viewport: { width: 360, height: 740 } });
  await page.goto(address);
  const right = await text(page);
  for (const word of [
    '14 days of your first payment',
    '§\u00a01829(1) of act 89/2012',
    '§\u00a01834',
    '§\u00a01837(a)',
  ])
    expect(right).toContain(word);
  const form = await fetch(`${address}/withdrawal-form.pdf`);
  expect(await page.getByRole('link', { name: 'Model withdrawal form' }).getAttribute('href')).toBe(
    new URL(form.url).pathname,
  );
  await examine(new Uint8Array(await form.arrayBuffer()), ({ text: said, faults }) => {
    expect(faults).toBe('');
    for (const word of ['Model withdrawal form', 'Majak Sample Agency s.r.o.', 'Employee card', 'Signature'])
      expect(said).toContain(word);
  });
  // There is no contract before anything is paid.
  expect(await page.getByRole('link', { name: 'Withdraw from contract here' }).count()).toBe(0);
  expect((await fetch(`${address}/withdraw`, { redirect: 'manual' })).status).toBe(303);
  await press(page, 'Pay in three parts');
  await press(page, 'Ask us to start straight away');
  expect(await text(page)).toContain('You asked us to begin at once');
  expect(await page.getByRole('button', { name: 'Ask us to start straight away' }).count()).toBe(0);
  await expect.poll(() => mails(email, 'We’re starting now')).toBe(1);
  await payByCard(page, address);
  await page.goto(address);
  await looksRight(page, 'an order that can be withdrawn from at 360');
  await follow(page, () => page.getByRole('link', { name: 'Withdraw from contract here' }).click());
  expect(await text(page)).toContain('I withdraw from the contract on Employee card');
  await looksRight(page, 'the withdrawal from work at 360');
  await page.getByLabel('Your name').fill('');
  await press(page, 'Confirm withdrawal');
  expect(await text(page)).toContain('Enter your name');
  await page.getByLabel('Your name').fill('Ana Sample');
  await press(page, 'Confirm withdrawal');
  expect(page.url()).toBe(address);
  expect(await text(page)).toContain('You withdrew from this contract');
  expect(await text(page)).not.toContain('Pay the next part');
  await looksRight(page, 'an order that was withdrawn from at 360');
  await expect.poll(() => mails(email, 've received your withdrawal from the contract')).toBe(1);
  const receipt = await fetch(`${address}/withdrawal.pdf`);
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await examine(new Uint8Array(await receipt.arrayBuffer()), ({ text: said, faults }) => {
    expect(faults).toBe('');
    for (const word of ['Receipt of your withdrawal', 'Ana Sample', 'Employee card'])
      expect(said).toContain(word);
    expect(said).toMatch(/\d{1,2} \w+ \d{4}, \d\d:\d\d \(/);
  });

  const counted = { kind: 'work-counted', answers: { amount: '1 000', what: 'Two letters were written' } };
  const answer = await fetch(`${product.studio}/api/orders/${id}/changes`, {
    method: 'POST',
    headers: {
      Cookie: product.owner.session,
      Origin: product.studio,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(counted),
  });
  expect(answer.status).toBe(200);
  await expect.poll(() => mails(email, 'Two letters were written')).toBe(1);
  await expect.poll(async () => (await asOwner(`/orders/${id}?depth=0`)).body.kept).toBe(100_000);
  await page.reload();
  expect(await text(page)).toContain('What was done until then comes to 1\u202f000\u00a0CZK');
  await context.close();
});

test('a consultation is asked for at its time, and withdrawn from: it is cancelled and all of its money goes back', async () => {
  const email = `${randomUUID()}@example.com`;
  const api = `${web}/api/v1/bookings/40-min-consultancy`;
  const { slots } = await (
    await fetch(`${api}/slots?from=${inDays(3)}&to=${inDays(40)}&zone=Europe/Prague`)
  ).json();
  const book = (more: object) =>
    fetch(api, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        'X-Forwarded-For': newAddress(),
      },
      body: JSON.stringify({
        start: slots.at(-3).start,
        zone: 'Europe/Prague',
        name: 'Ana Sample',
        email,
        phone: '+420 777 000 000',
        ...more,
      }),
    });
  const refused = await book({});
  expect([refused.status, (await refused.json()).errors]).toEqual([
    422,
    [expect.objectContaining({ field: 'startAsked' })],
  ]);
  const booked = await book({ startAsked: true });
  expect(booked.status).toBe(201);
  const { booking, payment } = await booked.json();
  const { page, context, faults } = await open();
  await payByCard(page, payment);
  await page.goto(booking);
  await follow(page, () => page.getByRole('link', { name: 'Withdraw from contract here' }).click());
  await press(page, 'Confirm withdrawal');
  expect(await text(page)).toContain('You withdrew from this contract');
  await expect.poll(() => mails(email, 'back to where it came from. Banks take')).toBe(1);
  await page.goto(booking);
  expect(await text(page)).toContain('Others can book the time again.');
  expect(await page.getByRole('link', { name: 'Withdraw from contract here' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
