import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aCheckout, paymentsContract } from './contract.ts';
import { localPayments } from './local.ts';
import { completion, endPage, type LocalBank, openPage, readPage, signedMessage } from './local-bank.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'majak-bank-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const bank: LocalBank = { directory, secret: 'local bank:secret', origin: 'http://localhost:3000' };

paymentsContract('The bank of this machine', async () => ({
  port: localPayments(bank),
  pay: async (id) => {
    await endPage(bank, id, new Date());
    const page = await readPage(bank, id);
    if (!page) throw new Error('There is no such page');
    return signedMessage(bank, 'evt_1', completion(page.checkout));
  },
  close: async () => {},
}));

test('a late payment is on its way until it is there', async () => {
  const id = await openPage(bank, aCheckout('late'));
  const now = new Date();
  await endPage(bank, id, new Date(now.getTime() + 1000));
  expect((await readPage(bank, id, now))?.checkout).toMatchObject({ state: 'processing' });
  expect((await readPage(bank, id, new Date(now.getTime() + 1000)))?.checkout).toMatchObject({
    state: 'paid',
  });
});

test('of a payment and a closing at one moment one holds', async () => {
  const id = await openPage(bank, aCheckout('race'));
  const won = await Promise.all([endPage(bank, id, new Date()), endPage(bank, id)]);
  expect(won.filter(Boolean)).toHaveLength(1);
});

test('a page is over after its time, and its id leads out of no folder', async () => {
  const id = await openPage(bank, aCheckout('over', { until: '2026-01-01T00:00:00.000Z' }));
  expect((await readPage(bank, id))?.checkout.state).toBe('expired');
  expect(await readPage(bank, '../majak')).toBeUndefined();
});
