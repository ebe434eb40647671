import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import {
  type BankPage,
  completion,
  decline,
  endPage,
  readPage,
  signedMessage,
} from '@majak/desk/ports/payments/local-bank';
import { type TestCard, testCards } from '@majak/desk/ports/payments/test-cards';
import { localBank } from '@majak/desk/services';

/** How late a late payment is. */
const lateMs = 8000;

/** Tells the site, as a bank does: over HTTP, signed. What is not taken is asked for by the outbox. */
async function tell(message: Parameters<typeof signedMessage>[2]): Promise<void> {
  const { raw, signature } = signedMessage(localBank, `evt_local_${randomUUID()}`, message);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  await fetch(`http://127.0.0.1:${env.WEB_PORT}/api/v1/payments/webhook`, {
    method: 'POST',
    headers,
    body: raw,
  }).catch((error) => logFailure('The local bank could not tell of a payment', error));
}

async function pays(id: string, afterMs: number): Promise<void> {
  await endPage(localBank, id, new Date(Date.now() + afterMs));
  await wait(afterMs);
  const page = await readPage(localBank, id);
  if (page) await tell(completion(page.checkout));
}

/** Charges a card to try on a page of the local bank. @returns where the payer goes next. */
async function charge(page: BankPage, { does, code = '' }: TestCard): Promise<string> {
  const { id } = page.checkout;
  if (does === 'declines') {
    await tell(decline(page.checkout, code));
    return page.backUrl;
  }
  const paid = pays(id, does === 'pays' ? 0 : lateMs);
  if (does === 'pays') await paid;
  return page.paidUrl;
}

/** Does what was pressed on a page of the local bank. @returns where to go next; nothing where no card is known. */
export async function payAtLocalBank(page: BankPage, request: Request): Promise<string | undefined> {
  const post = new URLSearchParams(await request.text());
  if (post.has('leave')) return page.backUrl;
  const number = (post.get('card') ?? '').replace(/\D/g, '');
  const card = testCards.find((one) => one.number === number);
  if (!card) return undefined;
  return page.checkout.state === 'open' ? charge(page, card) : page.paidUrl;
}
