import { randomUUID } from 'node:crypto';
import { changeOrder } from '@majak/desk/orders/change-order';
import { changeOrderByStaff } from '@majak/desk/orders/change-order-by-staff';
import { readOrder } from '@majak/desk/orders/read-order';
import { withdraw } from '@majak/desk/orders/withdraw';
import { applyStatement } from '@majak/desk/payments/apply-statement';
import { beginPayment } from '@majak/desk/payments/begin-payment';
import { sealRow } from '@majak/desk/payments/sealed-row';
import { settleLastCheckout } from '@majak/desk/payments/settle-checkout';
import { endPage } from '@majak/desk/ports/payments/local-bank';
import { localBank } from '@majak/desk/services';
import { money } from '@majak/tools/money/money';
import { startRequest } from '@majak/tools/orders/start-request';
import { thirdsOf } from '@majak/tools/orders/thirds';
import { order } from './order-desk.ts';
import { store } from './store.ts';

/** Who withdraws, and where the receipt goes. */
export const who = { name: 'Ana Sample', email: 'receipts@example.com' };
/** Czech crowns, in hellers. */
export const crowns = (minor: number) => money(minor, 'CZK');
/** What an order of these tests costs. */
export const price = crowns(1_250_000);
/** An order as it stands. */
export const now = async (reference: string) => {
  const found = await readOrder(await store(), reference);
  if (!found) throw new Error('There is no such order');
  return found;
};
/** What happened to an order, in order. */
export const kinds = async (reference: string) => (await now(reference)).history.map(({ kind }) => kind);
/** Goes to the bank. @returns the page there. */
export const toBank = async (reference: string) => {
  await beginPayment(await store(), await now(reference));
  return (await now(reference)).checkouts.at(-1)?.checkout ?? '';
};
/** Pays what is to be paid now by card. */
export const payByCard = async (reference: string) => {
  await endPage(localBank, await toBank(reference), new Date());
  await settleLastCheckout(await store(), await now(reference));
};
/** Pays by a transfer of a statement. */
export const payByTransfer = async (reference: string, amount = price, key = 'k') =>
  applyStatement(
    await store(),
    [sealRow({ key, on: '2026-11-23', amount, reference })],
    'agent@majak.example',
  );
/** Asks for work to begin at once. */
export const askToStart = async (reference: string) =>
  changeOrder(await store(), {
    reference,
    kind: 'start-asked',
    answers: { statement: startRequest.work },
    author: 'client',
    idempotencyKey: `${reference}:start-asked`,
  });
/** Withdraws. */
export const out = async (reference: string) => withdraw(await store(), await now(reference), who);
/** What staff press at an order. */
export const asStaff = async (reference: string, kind: string, given: object = {}) =>
  changeOrderByStaff(await store(), {
    reference,
    kind,
    given,
    person: 'agent@majak.example',
    idempotencyKey: randomUUID(),
  });
/** Says what was done until a withdrawal. */
export const count = (reference: string, amount: string, what = 'The application was filled in') =>
  asStaff(reference, 'work-counted', { amount, what });

/** An order that is paid in three parts. */
export async function inThirds(): Promise<string> {
  const reference = await order({ workBy: '2027-06-30' });
  await changeOrder(await store(), {
    reference,
    kind: 'split',
    answers: { instalments: thirdsOf(price, '2026-11-23', '2027-06-30') },
    author: 'client',
    idempotencyKey: `${reference}:split`,
  });
  return reference;
}
