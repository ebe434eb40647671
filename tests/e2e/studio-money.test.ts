import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { newCase } from '../support/new-case.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf, takePossession } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { asOwner } = studioOf(product);
const { studio, owner } = product;
const file = path.join(import.meta.dirname, '../../sites/cz/official-forms/sample-office-form.pdf');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let agent = '';
beforeAll(async () => {
  const account = { email: `agent-of-money-${randomUUID()}@majak.example`, password: 'One-time-password-26' };
  expect((await asOwner('/users', 'POST', { ...account, name: 'The agent', role: 'agent' })).status).toBe(
    201,
  );
  agent = (await takePossession(studio, account)).session;
});

/** A screen of the studio, as somebody of the staff sees it. */
async function screen(where: string, session = agent, width = 1440) {
  const visit = await open({ viewport: { width, height: 900 } });
  const [name = '', value = ''] = session.split('=');
  await visit.context.addCookies([{ name, value, url: studio }]);
  await visit.page.goto(`${studio}/admin/${where}`);
  return visit;
}

type Row = Record<string, unknown>;
/** A row of the studio's by one of its columns, and how it stands there by now. */
async function row(collection: string, column: string, value: string): Promise<Row> {
  const { body } = await asOwner(`/${collection}?where[${column}][equals]=${value}&depth=0`);
  return Array.isArray(body.docs) ? (body.docs[0] ?? {}) : {};
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const save = (page: Page) => press(page, 'Save');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openedCase() {
  const email = `${randomUUID()}@example.com`;
  const made = await newCase(email, { permit: 'employee-card', bornOn: '1990-02-28' });
  const { id } = await row('cases', 'reference', made.reference);
  return { ...made, email, id: Number(id) };
}

/** An order of 12 500 CZK that its client was asked to pay. */
async function orderToPay() {
  const { askToPay, email } = await openedCase();
  const asked = { title: 'Employee card', amount: '12 500', payUntil: inDays(10), now: true };
  const { id, reference } = await askToPay(asked);
  const { variableSymbol } = await row('orders', 'reference', reference);
  return { email, id: Number(id), reference: String(reference), symbol: String(variableSymbol) };
}

/** A statement of Fio with one payment, as its CSV has it. */
const statement = (symbol: string, amount: string) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Zpráva pro příjemce',
      `${randomUUID()};${inDays(0).split('-').reverse().join('.')};${amount};CZK;1000000005;Ana Sample;0100;Sample;;${symbol};;`,
    ].join('\n'),
  ),
});

test.each([['requests', 1440]] as const)(
  'of %s, at %i px, a payment is asked for: draft, sent, taken back',
  async (of, width) => {
    const { email, reference } = await openedCase();
    const about = (await row('requests', 'reference', reference)).id;
    const { page, context, faults } = await screen(`collections/${of}/${about}`, agent, width);
    const payments = section(page, 'Payments');
    await payments.getByRole('button', { name: 'Ask for a payment' }).click();
    expect(await sidewaysFaults(page, 'asking for a payment')).toEqual([]);
    expect(await axeFaults(page, 'asking for a payment', '[aria-labelledby="orders-about"]')).toEqual([]);
    await payments.getByRole('button', { name: 'Save' }).click();
    await payments.getByText('Say what it is for').waitFor();
    await payments.getByLabel('What for').fill('Employee card');
    await payments.getByLabel('Price in CZK').fill('a lot');
    await payments.getByRole('button', { name: 'Save' }).click();
    await payments.getByText('Enter an amount above zero, such as 12 500').waitFor();
    expect(await payments.getByLabel('What for').inputValue()).toBe('Employee card');
    await payments.getByLabel('Price in CZK').fill('12 500');
    await payments.getByLabel('Ask the client now').selectOption('no');
    await payments.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/collections\/orders\/\d+/);
    await page.getByText('A draft was made').waitFor();
    expect(mailedTo(email).filter((mail) => mail.includes('/payment/'))).toEqual([]);

    await press(page, 'Ask the client to pay');
    await save(page);
    await page.getByText('The client was asked to pay', { exact: true }).waitFor();
    await expect
      .poll(() => mailedTo(email).filter((mail) => mail.includes('/payment/')).length, pollOptions)
      .toBe(1);
    await press(page, 'Take it back');
    await save(page);
    await page.getByRole('group').getByText('Say why', { exact: true }).waitFor();
    await page.getByLabel('Why').fill('Agreed on the phone');
    await save(page);
    await page.getByText('It was taken back', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Take it back' }).count()).toBe(0);
    expect(await sidewaysFaults(page, 'an order')).toEqual([]);
    expect(await axeFaults(page, 'an order', '.case-desk')).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await context.close();
  },
);

test.each([['the owner', 1440]] as const)(
  '%s applies a statement once, at %i px, and sends a part and the rest back',
  async (_who, width) => {
    const order = await orderToPay();
    const sent = statement(order.symbol, '12500,00');
    const session = owner.session;
    const { page, context, faults } = await screen('bank-statement', session, width);
    const choose = () => page.getByLabel('A statement, up to 5 MB').setInputFiles(sent);
    await choose();
    const line = page.getByRole('row').filter({ hasText: order.symbol });
    await line.waitFor();
    expect(await line.innerText()).toContain('Pays it');
    expect(await line.getByRole('checkbox').isChecked()).toBe(true);
    expect(await sidewaysFaults(page, 'a statement')).toEqual([]);
    // What is scrolled out of a table can't be looked at.
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await axeFaults(page, 'a statement', '.case-desk')).toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    expect(await row('orders', 'reference', order.reference)).toMatchObject({ state: 'awaiting', kept: 0 });
    await press(page, 'Write down one payment');
    await page.getByText('1 written down, and each client is told.').waitFor();
    await choose();
    await line.waitFor();
    expect(await line.innerText()).toContain('Applied already');
    expect(await line.getByRole('checkbox').count()).toBe(0);
    expect(await row('orders', 'reference', order.reference)).toMatchObject({
      state: 'paid',
      kept: 1_250_000,
    });

    await page.goto(`${studio}/admin/collections/orders/${order.id}`);
    const received = section(page, 'What came in');
    for (const [amount, left] of [
      ['500', '12\u2009000\u00a0CZK of it is still here'],
      ['12 000', '0\u00a0CZK of it is still here'],
    ] as const) {
      await received.getByRole('button', { name: 'Send money back' }).click();
      await received.getByLabel('How much goes back, in CZK').fill(amount);
      await received.getByLabel('Why').fill('It took less than we thought');
      await received.getByRole('button', { name: 'Save' }).click();
      await received.getByText(left, { exact: true }).waitFor();
    }
    expect(await received.getByRole('button', { name: 'Send money back' }).count()).toBe(0);
    expect(await section(page, 'History').getByText('Money was sent back').count()).toBe(2);
    expect(await sidewaysFaults(page, 'an order that was sent back')).toEqual([]);
    expect(await row('orders', 'reference', order.reference)).toMatchObject({ state: 'refunded' });
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('an agent adds a file to a paper of a case, and the same file again', async () => {
  const { id, press: change } = await openedCase();
  await change('paper-asked', { title: 'Lease' });
  const { page, context, faults } = await screen(`collections/cases/${id}`, agent, 360);
  const papers = section(page, 'Papers');
  for (const count of [1, 2]) {
    await papers.getByLabel('Add a file to “Lease”').setInputFiles(file);
    await expect
      .poll(() => papers.getByRole('link', { name: 'sample-office-form.pdf' }).count(), pollOptions)
      .toBe(count);
  }
  expect(await papers.getByText('To be looked at').count()).toBe(1);
  expect(await sidewaysFaults(page, 'papers of a case')).toEqual([]);
  expect(await axeFaults(page, 'papers of a case', '.case-desk')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
