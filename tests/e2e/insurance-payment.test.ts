import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { follow, useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { orderInsurance, payWith, studentNeeds } from '../support/ordered-insurance.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';
import { statement } from '../support/studio-screens.ts';

const product = inject('product');
const { web, studio } = product;
const { asOwner } = studioOf(product);
const open = useBrowser();
const chosen = 'sample-student-plus';
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const text = (page: Page) => page.getByRole('main').innerText();
const mails = (email: string, word: string) => mailedTo(email).filter((mail) => mail.includes(word)).length;

test('insurance is paid after every card that is not taken, by one that pays late; two devices and a double press pay once', async () => {
  const { email, payment, key } = await orderInsurance(studentNeeds, chosen);
  const { page, context } = await open({ viewport: { width: 360, height: 740 } });
  await page.goto(web + payment);
  for (const card of ['A card that is declined', 'A card without enough money', 'A card that has expired']) {
    await payWith(page, card);
    expect([card, await heading(page)]).toEqual([card, 'Your transaction was declined!']);
    expect(await text(page)).toContain('This card has been declined. Please try a different payment method.');
    expect(await sidewaysFaults(page, card)).toEqual([]);
    await follow(page, () => page.getByRole('link', { name: 'Return to payment' }).click());
  }
  // A second device opens the same page of the bank, however often it is pressed.
  const leads = async () => {
    const body = new URLSearchParams({ pay: 'card' });
    const answer = await fetch(web + payment, { method: 'POST', body, redirect: 'manual' });
    return /url=(\S+)/.exec(answer.headers.get('refresh') ?? '')?.[1];
  };
  const [one, other] = await Promise.all([leads(), leads()]);
  expect(one).toBe(other);
  await payWith(page, 'A payment that arrives late');
  expect(await heading(page)).toBe('We’re confirming your payment');
  expect(await sidewaysFaults(page, 'a payment that is confirmed')).toEqual([]);
  await expect.poll(() => heading(page), pollOptions).toBe("You're all set!");
  expect(await text(page)).toContain('Your payment was completed successfully.');
  await expect.poll(() => mails(email, 'Everything is paid'), pollOptions).toBe(1);
  const second = await context.newPage();
  await second.goto(web + payment);
  expect(await text(second)).toContain('You don’t have to pay anything more.');
  expect(await second.getByRole('button', { name: /by card$/ }).count()).toBe(0);
  expect((await fetch(`${web}/insurance/${key}/certificate.pdf`)).status).toBe(200);
  await context.close();
});

test('insurance is paid by transfer: it waits with its code, and the statement of the bank makes its certificate', async () => {
  const { email, payment, key } = await orderInsurance(studentNeeds, chosen);
  const { page, context } = await open();
  await page.goto(web + payment);
  expect(await page.getByRole('img', { name: 'QR code of the payment' }).count()).toBe(1);
  // Insurance is paid whole, and ahead: an office asks for the proof of it.
  expect(await page.getByRole('button', { name: 'Pay in three parts' }).count()).toBe(0);
  const said = await text(page);
  const symbol = /Variable symbol\s+(\d{1,10})/.exec(said)?.[1] ?? '';
  const amount = /To pay: ([\d\s]+)\u00a0CZK/.exec(said)?.[1]?.replace(/\D/g, '') ?? '';
  expect((await fetch(`${web}/insurance/${key}/certificate.pdf`)).status).toBe(404);
  const shown = await fetch(`${studio}/api/orders/statement`, {
    method: 'POST',
    headers: { Cookie: product.owner.session, Origin: studio, 'Content-Type': 'text/csv' },
    body: statement([symbol, `${amount},00`]).buffer,
  });
  const { rows } = await shown.json();
  expect(rows).toMatchObject([{ verdict: 'pays' }]);
  const applied = { rows: rows.map(({ sealed }: { sealed: string }) => sealed) };
  expect((await asOwner('/orders/statement/rows', 'POST', applied)).body).toMatchObject({ applied: 1 });
  await expect.poll(() => mails(email, 'Everything is paid'), pollOptions).toBe(1);
  await page.reload();
  expect(await text(page)).toContain('You don’t have to pay anything more.');
  expect((await fetch(`${web}/insurance/${key}/certificate.pdf`)).status).toBe(200);
  await context.close();
});
