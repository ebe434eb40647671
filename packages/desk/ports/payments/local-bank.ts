import { moneySchema } from '@majak/tools/money/money';
import Stripe from 'stripe';
import * as z from 'zod';
import { nameOf, namesOf, readOnce, writeOnce } from './bank-files.ts';
import type { Checkout, Refund, WantedCheckout, WantedRefund } from './port.ts';

/** Where the local bank keeps what it knows, and how it signs what it tells. */
export type LocalBank = { directory: string; secret: string; origin: string };

const page = z.object({
  reference: z.string(),
  title: z.string(),
  amount: moneySchema,
  paidUrl: z.string(),
  backUrl: z.string(),
  until: z.iso.datetime(),
  key: z.string(),
}) satisfies z.ZodType<Omit<WantedCheckout, 'email'>>;

/** How a page ended. A late payment ends it at once, and the money comes at `paidAt`. */
const ending = z.object({ paidAt: z.iso.datetime().optional() });

export type BankPage = Omit<WantedCheckout, 'email'> & { checkout: Checkout };

const paymentOf = (id: string): string => id.replace('cs_', 'pi_');

function stateOf(until: string, end: z.infer<typeof ending> | undefined, now: Date): Checkout['state'] {
  if (end?.paidAt) return end.paidAt <= now.toISOString() ? 'paid' : 'processing';
  return end || until <= now.toISOString() ? 'expired' : 'open';
}

/** A page of the bank as it stands; nothing where there is none of this id. */
export async function readPage(
  { directory, origin }: LocalBank,
  id: string,
  now = new Date(),
): Promise<BankPage | undefined> {
  const kept = await readOnce(directory, id, page);
  if (!kept) return undefined;
  const state = stateOf(kept.until, await readOnce(directory, `${id}.end`, ending), now);
  const { reference, amount } = kept;
  return {
    ...kept,
    checkout: {
      id,
      reference,
      amount,
      state,
      ...(state === 'open' ? { url: `${origin}/dev/bank/${id}` } : {}),
      ...(state === 'paid' ? { payment: paymentOf(id) } : {}),
    },
  };
}

/** Opens a page, once by its key. Who pays is not written down: nothing here would erase it. */
export async function openPage(bank: LocalBank, wanted: WantedCheckout): Promise<string> {
  const id = nameOf('cs_local', wanted.key);
  const { email: _, ...kept } = wanted;
  await writeOnce(bank.directory, id, kept);
  return id;
}

/** Ends a page, paid or not; one that ended already stays as it is. */
export const endPage = ({ directory }: LocalBank, id: string, paidAt?: Date): Promise<boolean> =>
  writeOnce(directory, `${id}.end`, paidAt ? { paidAt: paidAt.toISOString() } : {});

const keptRefund = z.object({ payment: z.string(), minor: z.int() });

const doneRefund = (id: string): Refund => ({ kind: 'refund', id, state: 'done' });

/** What became of money that was sent back; nothing where there is none of this id. */
export const readRefund = async ({ directory }: LocalBank, id: string): Promise<Refund | undefined> =>
  (await readOnce(directory, id, keptRefund)) && doneRefund(id);

/** Sends money back, once by its key. @returns nothing where there is no such payment, or not so much of it left. */
export async function refundPage(
  bank: LocalBank,
  { payment, amount, key }: WantedRefund,
): Promise<Refund | undefined> {
  const id = nameOf('re_local', key);
  const before = await readRefund(bank, id);
  if (before) return before;
  const paid = await readPage(bank, payment.replace('pi_', 'cs_'));
  if (paid?.checkout.state !== 'paid') return undefined;
  const others = await Promise.all(
    (await namesOf(bank.directory, 're_local')).map((name) => readOnce(bank.directory, name, keptRefund)),
  );
  const sent = others.reduce((sum, one) => sum + (one?.payment === payment ? one.minor : 0), 0);
  if (sent + amount.minor > paid.amount.minor) return undefined;
  await writeOnce(bank.directory, id, { payment, minor: amount.minor });
  return doneRefund(id);
}

/** A page as Stripe would tell of it. */
const sessionOf = ({ id, reference, amount, state, payment }: Checkout) => ({
  object: 'checkout.session',
  id,
  client_reference_id: reference,
  status: state === 'open' || state === 'expired' ? state : 'complete',
  payment_status: state === 'paid' ? 'paid' : 'unpaid',
  amount_total: amount.minor,
  currency: amount.currency.toLowerCase(),
  payment_intent: payment ?? null,
  metadata: { reference },
});

type Told = { type: string; object: object };

/** What the bank tells once a page was paid, or begun to be. */
export const completion = (checkout: Checkout): Told => ({
  type: 'checkout.session.completed',
  object: sessionOf(checkout),
});

/** And once a card was declined. */
export const decline = ({ id, reference }: Checkout, code: string): Told => ({
  type: 'payment_intent.payment_failed',
  object: {
    object: 'payment_intent',
    id: paymentOf(id),
    metadata: { reference },
    last_payment_error: { code: 'card_declined', decline_code: code },
  },
});

/** A message of the bank, with its signature, as it goes over the wire. */
export function signedMessage(
  { secret }: LocalBank,
  id: string,
  { type, object }: Told,
): { raw: string; signature: string } {
  const created = Math.floor(Date.now() / 1000);
  const raw = JSON.stringify({ id, object: 'event', type, created, data: { object } });
  return {
    raw,
    signature: Stripe.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp: created }),
  };
}
