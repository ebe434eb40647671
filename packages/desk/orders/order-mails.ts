import { dayInWords } from '@majak/law/day-in-words';
import { formatMoney, minus } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import type { OrderChange } from '@majak/tools/orders/order-change';
import { env } from '../env.ts';
import { messageId, office, sender, signature } from '../outbox/mail-addresses.ts';
import type { Mail } from '../ports/mail/port.ts';
import { howToTransfer } from './how-to-transfer.ts';
import { orderTitle } from './list-order.ts';
import { payUntilInWords } from './pay-until.ts';
import { paymentPath } from './payment-key.ts';
import { priceLines, toPayNow } from './payment-terms.ts';
import { lastDayToWithdraw } from './withdraw.ts';
import {
  afterWithdrawingInWords,
  rightBeforePaying,
  settlementInWords,
  withdrawableUntilInWords,
  withdrawalTask,
} from './withdrawal-words.ts';
import { writtenMoment } from './written-moment.ts';

/** A change that is told of, with its order as it stands by now. */
export type ToldOrder = { now: Order; change: OrderChange; key: string };

const addressOf = ({ reference }: Order): string => `${env.webUrl}${paymentPath(reference)}`;

const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** How the rest is paid, where there is one. */
const howToPay = (now: Order): string =>
  now.state === 'awaiting' || now.state === 'declined'
    ? paragraphs(
        `To pay now: ${formatMoney(toPayNow(now))}.`,
        `By card, or by scanning a code in your bank’s app:\n${addressOf(now)}`,
        howToTransfer(now),
      )
    : '';

function schedule({ instalments }: Order): string {
  const lines = instalments.map(
    ({ due, amount, left }) =>
      `${dayInWords(due)}: ${formatMoney(amount)}${left.minor === 0 ? ', paid' : ''}`,
  );
  return lines.length > 0 ? `In parts, without interest or fee:\n${lines.join('\n')}` : '';
}

const until = (now: Order): string =>
  now.instalments.length > 0 ? '' : `You can pay until ${payUntilInWords(now)}.`;

/** Where the model form is that goes with the right to withdraw. */
const withdrawalForm = (now: Order): string =>
  rightBeforePaying(now).length > 0
    ? `The model withdrawal form, if you’d rather send us paper:\n${addressOf(now)}/withdrawal-form.pdf`
    : '';

/** Until when it can be withdrawn from, said once: with the payment that made the contract. */
function withdrawalLine(now: Order, { number }: OrderChange): string {
  const until = lastDayToWithdraw(now);
  return until && now.payments[0]?.number === number
    ? `You can withdraw from the contract without a reason until ${withdrawableUntilInWords(now, until)}:\n${addressOf(now)}/withdraw`
    : '';
}

function receivedWords(now: Order, amount: string): string {
  if (now.withdrawal)
    return `We received ${amount} after you withdrew from the contract. We’re sending it back to where it came from.`;
  if (now.state === 'expired')
    return `We received ${amount}, but the time to pay had run out. We’ll look at it and write to you: either it still goes through, or you get your money back.`;
  const over = minus(now.kept, now.total);
  if (over.minor > 0)
    return `We received ${amount}. That’s ${formatMoney(over)} more than the price, and we’ll send the difference back.`;
  if (over.minor === 0) return `We received ${amount}. Everything is paid. Thank you for working with us.`;
  return `We received ${amount}. ${formatMoney(minus(now.total, now.kept))} of ${formatMoney(now.total)} is still to be paid.`;
}

const receipt = (now: Order): string => `Your receipt, as PDF: ${addressOf(now)}/receipt.pdf`;

/** What happened, in words to whoever ordered. */
function happened(now: Order, change: OrderChange): string {
  switch (change.kind) {
    case 'placed':
    case 'sent':
      return now.total.minor === 0
        ? paragraphs(priceLines(now), 'There’s nothing to pay.')
        : paragraphs(
            'Here’s what you have to pay:',
            priceLines(now),
            until(now),
            schedule(now),
            ...rightBeforePaying(now),
            withdrawalForm(now),
            howToPay(now),
          );
    case 'received': {
      const rest = now.state === 'paid' ? '' : paragraphs(schedule(now), howToPay(now));
      return paragraphs(
        receivedWords(now, formatMoney(change.answers.amount)),
        receipt(now),
        withdrawalLine(now, change),
        rest,
      );
    }
    case 'declined':
      return paragraphs(
        'This card has been declined. Please try a different payment method.',
        until(now),
        howToPay(now),
      );
    case 'expired':
      return 'The time to pay has run out, and we haven’t received a payment. If you still want it, answer this e-mail.';
    case 'withdrawn':
      return 'This order has been withdrawn. You don’t have to pay anything.';
    case 'contract-withdrawn':
      return paragraphs(
        `We received this on ${writtenMoment(change.at)}:\n${change.answers.statement}`,
        'We’ve received your withdrawal from the contract, and it’s valid from that moment. This e-mail is your receipt, so keep it.',
        afterWithdrawingInWords(now),
      );
    case 'work-counted':
      return settlementInWords(now);
    case 'start-asked':
      return paragraphs(
        `You said this on ${writtenMoment(change.at)}:\n${change.answers.statement}`,
        'We’re starting now. Keep this e-mail: it confirms what you asked for.',
      );
    case 'completed':
      return paragraphs(
        `Everything you ordered is done.${now.startRequest ? ' As you asked us to begin at once, the contract can’t be withdrawn from any more.' : ''}`,
        ...(now.state === 'paid'
          ? []
          : ['The rest of the price is due with it.', schedule(now), howToPay(now)]),
      );
    case 'accepted':
      return paragraphs('Your payment came late, but we’ve accepted it. Everything is paid.', receipt(now));
    case 'refunded': {
      const refund = now.refunds.find(({ number }) => number === change.answers.asked);
      const amount = refund ? formatMoney(refund.amount) : 'your money';
      return `We sent ${amount} back to where it came from. Banks take up to ten days to show it.`;
    }
    case 'refund-failed': {
      const refund = now.refunds.find(({ number }) => number === change.answers.asked);
      const amount = refund ? formatMoney(refund.amount) : 'your money';
      return `We sent ${amount} back to your card, but its bank returned it to us. Answer this e-mail with the number of a bank account, and we’ll send it there.`;
    }
    case 'refunded-elsewhere':
      return `We sent ${formatMoney(change.answers.amount)} back to where it came from. Banks take up to ten days to show it.`;
    case 'reminded':
      return paragraphs(
        `Part of the price is due on ${dayInWords(change.answers.due)}.`,
        schedule(now),
        howToPay(now),
      );
    default:
      return '';
  }
}

/** The change by which somebody was asked to pay: mails of an order stand below its first. */
const askedBy = ({ history }: Order): number =>
  history.find(({ kind }) => kind === 'placed' || kind === 'sent')?.number ?? 1;

/** Where a change is told: to whoever ordered, or where the receipt of a withdrawal was to go. */
const toldTo = ({ customer }: Order, change: OrderChange): string =>
  change.kind === 'contract-withdrawn' ? change.answers.email : customer.email;

/** Tells whoever ordered what happened. */
export const clientOrderMail = ({ now, change, key }: ToldOrder): Mail => ({
  messageId: messageId(key),
  ...(change.number > askedBy(now)
    ? { inReplyTo: messageId(`${now.reference}.${askedBy(now)}:client`) }
    : {}),
  from: sender,
  to: toldTo(now, change),
  replyTo: office,
  subject: `Your order ${now.reference}: ${orderTitle(now)}`,
  automatic: 'generated',
  text: paragraphs(
    `Hello ${now.customer.name},`,
    happened(now, change),
    `Your order is here: ${addressOf(now)}\nAnyone who has this address can see it, so keep it to yourself.`,
    signature,
  ),
});

/** What the agency is told, and has to do. */
function notice(now: Order, change: OrderChange): string {
  if (change.kind === 'refund-failed')
    return `A refund did not go through: ${change.answers.why}. Ask the client for an account, send the money there by bank transfer, and say so at the order.`;
  if (change.kind === 'refunded-elsewhere')
    return `${formatMoney(change.answers.amount)} was sent back at the bank, and not from here. It’s written down at the order. Send nothing of it back again.`;
  if (change.kind === 'contract-withdrawn')
    return `The client withdrew from the contract on ${writtenMoment(change.at)}: “${change.answers.statement}” ${withdrawalTask(now)}`;
  if (change.kind === 'start-asked')
    return `The client asked us to begin before the days to withdraw are over: “${change.answers.statement}”`;
  if (change.kind === 'refund-asked')
    return `${change.answers.why}, and ${formatMoney(change.answers.amount)} came by bank transfer. Send it back to the account it came from, and then say so at the order.`;
  if (change.kind !== 'received') return 'A client ordered this.';
  const amount = formatMoney(change.answers.amount);
  if (now.withdrawal)
    return `${amount} came in for an order that its client withdrew from. ${withdrawalTask(now)}`;
  if (now.state === 'expired')
    return `${amount} came in for an order that had expired. Accept it, or send the money back.`;
  const over = minus(now.kept, now.total);
  return over.minor > 0
    ? `${amount} came in, ${formatMoney(over)} more than the price. Send the difference back.`
    : `${amount} came in. ${now.state === 'paid' ? 'It is paid.' : 'The rest hasn’t been paid yet.'}`;
}

/** Tells the agency of an order, and what it has to do about it. @param orderId Its row in the studio. */
export const agencyOrderMail = ({ now, change, key }: ToldOrder, orderId: number): Mail => ({
  messageId: messageId(key),
  from: sender,
  to: office,
  replyTo: now.customer.email,
  subject: `Order ${now.reference}: ${orderTitle(now)}`,
  text: paragraphs(
    notice(now, change),
    `${now.customer.name}\n${priceLines(now)}`,
    `In the studio: ${env.studioUrl}/admin/collections/orders/${orderId}\n`,
  ),
});
