import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { newCase } from '../support/new-case.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { web } = product;
const open = useBrowser();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Staff ask a client to pay for a case. @returns the address that the client is mailed, and the order's number in the studio. */
async function asked(more: object = {}) {
  const email = `${randomUUID()}@example.com`;
  const made = await newCase(email, { permit: 'employee-card', bornOn: '1990-02-28' });
  const { id } = await made.askToPay({
    title: 'Employee card',
    amount: '12 500',
    payUntil: inDays(10),
    now: true,
    ...more,
  });
  const link = () =>
    mailedTo(email).flatMap((mail) => /http\S+\/payment\/[^\s/]+(?=\s)/.exec(mail)?.[0] ?? []);
  await expect.poll(() => link().length, pollOptions).toBeGreaterThan(0);
  return { address: link()[0] ?? '', email, id: Number(id) };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const text = (page: Page) => page.getByRole('main').innerText();
const press = (page: Page, name: string | RegExp) =>
  follow(page, () => page.getByRole('button', { name }).click());

/** From the order to the bank's page, and there a card. */
async function payBy(page: Page, card: string) {
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await page.waitForURL(/\/dev\/bank\//);
  await press(page, new RegExp(card));
}

test('a card that pays: success, a proof of payment, and the order says it is paid', async () => {
  const { address, email } = await asked();
  const { page, context, faults } = await open();
  await page.goto(address);
  expect(await text(page)).toContain('12\u202f500\u00a0CZK');
  expect(await axeFaults(page, 'an order to pay')).toEqual([]);
  expect(await sidewaysFaults(page, 'an order to pay')).toEqual([]);
  await payBy(page, 'A card that pays');
  await expect.poll(() => heading(page), pollOptions).toBe("You're all set!");
  expect(await text(page)).toContain(
    'Your payment was completed successfully. Thank you for working with us!',
  );
  expect(await page.getByRole('link', { name: 'Go back to the homepage' }).getAttribute('href')).toBe('/');
  const receipt = await page.getByRole('link', { name: 'Proof of payment (PDF)' }).getAttribute('href');
  const pdf = await fetch(web + receipt);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await page.goto(address);
  expect(await text(page)).toContain('You don’t have to pay anything more.');
  expect(await page.getByRole('button', { name: /by card/ }).count()).toBe(0);
  await expect
    .poll(() => mailedTo(email).some((mail) => mail.includes('Everything is paid')), pollOptions)
    .toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['A card that is declined', 'A card without enough money', 'A card that has expired'])(
  '%s: the declined page leads back, and another card pays',
  async (card) => {
    const { address } = await asked();
    const { page, context } = await open({ javaScriptEnabled: false });
    await page.goto(address);
    await payBy(page, card);
    expect(await heading(page)).toBe('Your transaction was declined!');
    expect(await text(page)).toContain('This card has been declined. Please try a different payment method.');
    await follow(page, () => page.getByRole('link', { name: 'Return to payment' }).click());
    expect(await text(page)).toContain('Payment declined');
    await payBy(page, 'A card that pays');
    await expect.poll(() => heading(page), pollOptions).toBe("You're all set!");
    await context.close();
  },
);

test('a bank that is late is waited for, and one that was left has taken nothing', async () => {
  const { address } = await asked();
  const { page, context } = await open();
  await page.goto(address);
  await page.getByRole('button', { name: /by card/ }).click();
  await page.waitForURL(/\/dev\/bank\//);
  await press(page, 'Leave without paying');
  expect(await text(page)).toContain('To pay: 12\u202f500\u00a0CZK');
  await payBy(page, 'A payment that arrives late');
  expect(await heading(page)).toBe('We’re confirming your payment');
  await expect.poll(() => heading(page), pollOptions).toBe("You're all set!");
  await context.close();
});

test('a transfer is shown as a code and as text, and pays once staff apply the statement', async () => {
  const { address } = await asked();
  const { page, context } = await open();
  await page.goto(address);
  const said = await text(page);
  expect(await page.getByRole('img', { name: 'QR code of the payment' }).count()).toBe(1);
  expect(said).toContain('This is a sample account');
  const symbol = /Variable symbol\s+(\d{1,10})/.exec(said)?.[1] ?? '';
  const statement = [
    'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Zpráva pro příjemce',
    `${randomUUID()};${inDays(0).split('-').reverse().join('.')};12500,00;CZK;1000000005;Ana Sample;0100;Sample;;${symbol};;`,
  ].join('\n');
  const { asOwner } = studioOf(product);
  const shown = await fetch(`${product.studio}/api/orders/statement`, {
    method: 'POST',
    headers: { Cookie: product.owner.session, Origin: product.studio, 'Content-Type': 'text/csv' },
    body: statement,
  });
  const { rows } = await shown.json();
  expect(rows).toMatchObject([{ verdict: 'pays' }]);
  const applied = { rows: rows.map(({ sealed }: { sealed: string }) => sealed) };
  // What a browser makes up itself is worth nothing.
  const madeUp = { key: 'k'.repeat(43), on: inDays(0), amount: { minor: 1_250_000, currency: 'CZK' } };
  const forged = { ...madeUp, reference: rows[0].order.reference };
  expect((await asOwner('/orders/statement/rows', 'POST', { rows: [forged] })).body.applied).toBeUndefined();
  const written = Buffer.from(JSON.stringify(forged)).toString('base64url');
  const seal = `${written}.${applied.rows[0].split('.')[1]}`;
  expect((await asOwner('/orders/statement/rows', 'POST', { rows: [seal] })).body).toMatchObject({
    applied: 0,
  });
  expect((await asOwner('/orders/statement/rows', 'POST', applied)).body).toMatchObject({ applied: 1 });
  expect((await asOwner('/orders/statement/rows', 'POST', applied)).body).toMatchObject({ applied: 0 });
  await page.reload();
  expect(await text(page)).toContain('You don’t have to pay anything more.');
  await context.close();
});

test('in three parts: dates first, each part paid on its own, together the whole', async () => {
  const { address } = await asked({ workBy: inDays(80) });
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(address);
  await press(page, 'Pay in three parts');
  for (const rest of [true, true, false]) {
    await page.goto(address);
    expect(await text(page)).toContain('Pay the next part:');
    await payBy(page, 'A card that pays');
    await expect.poll(() => heading(page), pollOptions).toBe("You're all set!");
    expect((await text(page)).includes('is still to be paid')).toBe(rest);
  }
  await page.goto(address);
  expect(await text(page)).toContain('You don’t have to pay anything more.');
  await context.close();
});

test('a price changed in the browser is not used: the bank asks for that of the order', async () => {
  const { address } = await asked();
  const changed = { pay: 'card', price: '1', amount: '1', total: '100', currency: 'EUR' };
  const begun = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(changed),
    redirect: 'manual',
  });
  const bank = /url=(\S+\/dev\/bank\/\S+)/.exec(begun.headers.get('refresh') ?? '')?.[1] ?? '';
  expect(await (await fetch(bank)).text()).toContain('12\u202f500\u00a0CZK');
});

test('whoever has no time for a transfer is told so; whoever has, is not', async () => {
  const [soon, later] = [await asked({ payUntil: inDays(1) }), await asked()];
  const { page, context } = await open();
  await page.goto(soon.address);
  expect(await text(page)).toContain('it may come too late');
  expect(await sidewaysFaults(page, 'an order to pay soon')).toEqual([]);
  await page.goto(later.address);
  expect(await text(page)).not.toContain('too late');
  await context.close();
});

test('a key that was cut opens nothing, and says nothing of an order', async () => {
  const { address } = await asked();
  for (const cut of [address.slice(0, -1), `${address}x`]) {
    const answer = await fetch(cut);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('12\u202f500');
  }
});
