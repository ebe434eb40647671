import path from 'node:path';
import { expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { pollOptions } from '../support/poll-options.ts';
import { press, section, statement, useStudioScreens } from '../support/studio-screens.ts';

const { product, screen, row, openedCase, orderToPay } = useStudioScreens();
const { studio, owner } = product;
const file = path.join(import.meta.dirname, '../../sites/cz/official-forms/sample-office-form.pdf');

test.each([
  ['requests', 1440],
  ['cases', 360],
] as const)('of %s, at %i px, a payment is asked for: draft, sent, taken back', async (of, width) => {
  const { email, reference } = await openedCase();
  const about = (await row(of, 'reference', reference)).id;
  const { page, context, faults } = await screen(`collections/${of}/${about}`, width);
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
  await press(page, 'Save');
  await page.getByText('The client was asked to pay', { exact: true }).waitFor();
  await expect
    .poll(() => mailedTo(email).filter((mail) => mail.includes('/payment/')).length, pollOptions)
    .toBe(1);
  await press(page, 'Take it back');
  await press(page, 'Save');
  await page.getByRole('group').getByText('Say why', { exact: true }).waitFor();
  await page.getByLabel('Why').fill('Agreed on the phone');
  await press(page, 'Save');
  await page.getByText('It was taken back', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Take it back' }).count()).toBe(0);
  expect(await sidewaysFaults(page, 'an order')).toEqual([]);
  expect(await axeFaults(page, 'an order', '.case-desk')).toEqual([]);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await context.close();
});

test.each([
  ['the owner', 1440],
  ['an agent', 360],
] as const)(
  '%s applies a statement once, at %i px, and sends a part and the rest back',
  async (who, width) => {
    const order = await orderToPay();
    const sent = statement([order.symbol, '12500,00']);
    const session = who === 'the owner' ? owner.session : undefined;
    const { page, context, faults } = await screen('bank-statement', width, session);
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
      ['500', '12\u202f000\u00a0CZK of it is still here'],
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

test('an agent sees what is unknown, too little, too much and late in a statement, and decides on each', async () => {
  const [small, large, late] = [await orderToPay(), await orderToPay(), await orderToPay()];
  const taken = await screen(`collections/orders/${late.id}`, 360);
  await press(taken.page, 'Take it back');
  await taken.page.getByLabel('Why').fill('It took too long');
  await press(taken.page, 'Save');
  await taken.page.getByText('It was taken back', { exact: true }).waitFor();
  await taken.context.close();

  const { page, context, faults } = await screen('bank-statement');
  const unknown = '9999999999';
  const sent = statement(
    [small.symbol, '500,00'],
    [large.symbol, '12600,00'],
    [late.symbol, '12500,00'],
    [unknown, '12500,00'],
  );
  await page.getByLabel('A statement, up to 5 MB').setInputFiles(sent);
  const line = (symbol: string) => page.getByRole('row').filter({ hasText: symbol });
  for (const [symbol, verdict] of [
    [small.symbol, 'Pays a part'],
    [large.symbol, 'Pays too much'],
    [late.symbol, 'The order is not waiting for money'],
    [unknown, 'No order has this symbol'],
  ] as const)
    await line(symbol).getByText(verdict).waitFor();
  expect(await line(unknown).getByRole('checkbox').count()).toBe(0);
  expect(await line(late.symbol).getByRole('checkbox').isChecked()).toBe(false);
  await line(late.symbol).getByRole('checkbox').check();
  await press(page, 'Write down 3 payments');
  await page.getByText('3 written down, and each client is told.').waitFor();
  expect(await row('orders', 'reference', small.reference)).toMatchObject({
    state: 'awaiting',
    kept: 50_000,
  });
  expect(await row('orders', 'reference', large.reference)).toMatchObject({ state: 'paid', kept: 1_260_000 });
  expect(await row('orders', 'reference', late.reference)).toMatchObject({ state: 'expired' });

  const order = (id: number) => page.goto(`${studio}/admin/collections/orders/${id}`);
  await order(large.id);
  await page.getByText('100\u00a0CZK too much came in. Send it back.').waitFor();
  await order(late.id);
  await page.getByText('Money came in after the time to pay. Accept it, or send it back.').waitFor();
  await press(page, 'Accept the late payment');
  await press(page, 'Save');
  await page.getByText(/^Paid/).waitFor();
  expect(await row('orders', 'reference', late.reference)).toMatchObject({ state: 'paid' });
  expect(faults).toEqual([]);
  await context.close();
});

test('an agent adds a file to a paper of a case, and the same file again', async () => {
  const { id, press: change } = await openedCase();
  await change('paper-asked', { title: 'Lease' });
  const { page, context, faults } = await screen(`collections/cases/${id}`, 360);
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
