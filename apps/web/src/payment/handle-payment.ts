import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { changeOrder } from '@majak/desk/orders/change-order';
import { withdrawableUntil } from '@majak/desk/orders/withdraw';
import { beginPayment } from '@majak/desk/payments/begin-payment';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import { startRequest } from '@majak/tools/orders/start-request';
import { canBeInThirds, thirdsOf } from '@majak/tools/orders/thirds';
import { today } from '../today.ts';
import { canAskToStart } from './changing-your-mind.tsx';
import type { OpenedOrder } from './load-order.ts';

type Opened = Extract<OpenedOrder, { kind: 'order' }>;
/** Where to go next, or what is said above the page as it was. */
export type Handled = { goTo: string } | { said: string; status: number };

const limit = { name: 'payments', points: 30, durationS: 60 * 60 };
const later: Handled = {
  said: 'The bank doesn’t answer right now, and nothing was charged. Try again in a minute, or pay by bank transfer.',
  status: 503,
};
const over: Handled = { said: 'This can’t be paid any more.', status: 409 };

async function payByCard({ payload, order, key }: Opened): Promise<Handled> {
  const begun = await beginPayment(payload, order);
  if (begun.kind === 'go') return { goTo: begun.url };
  if (begun.kind === 'paid') return { goTo: `/payment/${key}/success` };
  return begun.kind === 'refused' ? over : later;
}

async function payInThirds({ payload, order, key }: Opened): Promise<Handled> {
  const { reference, total, workBy } = order;
  const goTo = `/payment/${key}`;
  if (!env.PAY_IN_THIRDS || !workBy || !canBeInThirds(order, today())) return { goTo };
  await changeOrder(payload, {
    reference,
    kind: 'split',
    answers: { instalments: thirdsOf(total, today(), workBy) },
    author: 'client',
    idempotencyKey: `${reference}:split`,
  });
  return { goTo };
}

/** Writes down that somebody asks for work to begin at once, once. */
async function startNow({ payload, order, key }: Opened): Promise<Handled> {
  const goTo = `/payment/${key}`;
  if (!canAskToStart(order, await withdrawableUntil(payload, order))) return { goTo };
  await changeOrder(payload, {
    reference: order.reference,
    kind: 'start-asked',
    answers: { statement: startRequest.work },
    author: 'client',
    idempotencyKey: `${order.reference}:start-asked`,
  });
  return { goTo };
}

/** Does what somebody pressed on the page of payment: `pay=card`, `pay=thirds`, or `pay=start` to have the work begun. */
export async function handlePayment(opened: Opened, request: Request): Promise<Handled> {
  try {
    if ((await secondsUntilAllowed(opened.payload, limit, opened.order.reference)) !== undefined)
      return { said: 'You’ve tried very often. Wait an hour, or pay by bank transfer.', status: 429 };
    const pressed = new URLSearchParams(await request.text()).get('pay');
    if (pressed === 'thirds') return await payInThirds(opened);
    return await (pressed === 'start' ? startNow(opened) : payByCard(opened));
  } catch (error) {
    logFailure('A payment could not be begun', error);
    return later;
  }
}
