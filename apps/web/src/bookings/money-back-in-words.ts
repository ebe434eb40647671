import { formatMoney } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';

/** What becomes of the money of a booking that was cancelled, in words to its client. @param order By which it was paid, if it was. */
export function moneyBackInWords(order: Order | undefined): string {
  if (!order || order.payments.length === 0) return 'You hadn’t paid, so there’s nothing to send back.';
  const { refunds, payments, refunded, kept } = order;
  const amount = formatMoney(kept);
  if (kept.minor <= 0)
    return `We’ve sent ${formatMoney(refunded)} back the way it came. Banks take up to ten days to show it.`;
  if (refunds.some(({ state }) => state === 'failed'))
    return `The bank didn’t take ${amount} back to your card. We’ll write to you, and send it by bank transfer.`;
  // Also before it was asked to go back: that follows a moment after the cancellation.
  return payments.every(({ method }) => method === 'card')
    ? `We’re sending ${amount} back to the card you paid with. You’ll get an e-mail once it’s sent.`
    : `We’re sending ${amount} back by bank transfer, to the account it came from. A person does that, so it can take until the next working day. You’ll get an e-mail once it’s sent.`;
}
