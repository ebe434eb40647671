import { addDays, type Day } from '@majak/law/dates';
import { dayInWords } from '@majak/law/day-in-words';
import { formatMoney, minus } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { site } from '../site.ts';
import { today } from '../today.ts';
import { staysAfterWithdrawal } from './stays-after-withdrawal.ts';
import { lastDayToWithdraw } from './withdraw.ts';

const { days, moneyBackDays, act, sections } = site.withdrawal;

const cited = (section: string): string => `(${section} of ${act})`;

/** What somebody is told of their right before they pay for work of ours, in sentences; nothing where another law holds. */
export function rightBeforePaying({ kind, startRequest }: Order): readonly string[] {
  if (kind === 'insurance') return [];
  const right = `You can withdraw from the contract within ${days} days of your first payment, without a reason ${cited(sections.right)}: on the page of your order, or by any clear statement to us.`;
  if (startRequest)
    return [
      right,
      `You asked for it within these days: once all of it is done you can’t withdraw any more ${cited(sections.done)}, and for a part of it you pay that part ${cited(sections.share)}.`,
    ];
  return [
    right,
    `We begin once these days are over, or sooner if you ask us to there. If you ask and then withdraw, you pay for the part that’s done by then ${cited(sections.share)}; once all of it is done you can’t withdraw any more ${cited(sections.done)}.`,
  ];
}

/** Until when a client can withdraw without a reason: `the end of 14 December 2026`, and no longer where it is given before. */
export const withdrawableUntilInWords = ({ kind, startRequest }: Order, lastDay: Day): string =>
  `the end of ${dayInWords(lastDay)}${kind === 'consultation' && startRequest ? ', or until the consultation is over if that’s sooner' : ''}`;

/** By when what a client paid is back, who withdrew or would now. */
export const moneyIsBackBy = ({ withdrawal }: Order): string =>
  dayInWords(addDays(today(withdrawal ? new Date(withdrawal.at) : new Date()), moneyBackDays));

/** What happens next to what somebody withdrew from. */
export function afterWithdrawingInWords(order: Order): string {
  const { kind, startRequest } = order;
  if (kind === 'insurance')
    return 'We stop what you ordered, and send your money back to where it came from.';
  const by = `by ${moneyIsBackBy(order)} at the latest`;
  if (kind === 'service' && startRequest && !site.withdrawal.setsOff)
    return `We stop the work, and send all you paid back to where it came from ${by}. You asked us to begin at once, so we count what was done until now, and ask you for that part by itself.`;
  if (kind === 'service' && startRequest)
    return `We stop the work. You asked us to begin at once, so we count what was done until now, tell you what it comes to, and send the rest back to where it came from ${by}.`;
  return `We stop what you ordered, and send all you paid back to where it came from ${by}.`;
}

/** What stays of what was paid, and what goes back, after a withdrawal; empty until that is known. */
export function settlementInWords({ counted, received }: Order): string {
  if (!counted) return '';
  const { done, what } = counted;
  const rest = minus(received, done);
  const owed = `What was done until then comes to ${formatMoney(done)}: ${what}.`.replace(/\.\.$/, '.');
  if (!site.withdrawal.setsOff)
    return done.minor > 0
      ? `${owed} We’re sending back everything you paid, so this is still to be paid. We’ll write to you about it.`
      : `${owed} We’re sending back everything you paid.`;
  if (rest.minor < 0)
    return `${owed} You paid ${formatMoney(received)}, so ${formatMoney(minus(done, received))} is still to be paid. We’ll write to you about it.`;
  return `${owed} ${rest.minor > 0 ? `We send ${formatMoney(rest)} back to where it came from.` : 'That’s what you paid.'}`;
}

/** What staff do about a withdrawal. */
export function withdrawalTask(order: Order): string {
  const { kind, startRequest, counted } = order;
  if (kind === 'insurance') return 'Stop what was ordered, and send the money back.';
  if (!startRequest || counted) return 'Stop what was ordered. The money goes back: see the order.';
  const stopAndSay = 'Stop the work, and say at the order what was done of it until then.';
  if (!site.withdrawal.setsOff)
    return `${stopAndSay} All of the money goes back, by ${moneyIsBackBy(order)} at the latest; the part that was done is asked for by itself.`;
  return `${stopAndSay} The rest of the money goes back, by ${moneyIsBackBy(order)} at the latest.`;
}

/** What the client still owes for what was done before they withdrew, in words to staff; empty where nothing. */
function stillOwed({ counted, received }: Order): string {
  const { setsOff } = site.withdrawal;
  const owed = counted && (setsOff ? minus(counted.done, received) : counted.done);
  return owed && owed.minor > 0
    ? `The client owes ${formatMoney(owed)} for what was done: ask for it as a payment of its own.`
    : '';
}

/** Whether a client may still owe for what was done though all they paid went back: it is asked for as a payment of its own. */
export const mayBeOwed = ({ withdrawal, startRequest, counted }: Order): boolean =>
  !site.withdrawal.setsOff &&
  withdrawal !== undefined &&
  startRequest !== undefined &&
  (!counted || counted.done.minor > 0);

/** What is left to do about an order that was withdrawn from, in words to staff; empty where nothing is. */
export function leftAfterWithdrawal(order: Order): string {
  const { counted, kept } = order;
  if (counted) return kept.minor > staysAfterWithdrawal(order) ? withdrawalTask(order) : stillOwed(order);
  return `The client withdrew from the contract. ${withdrawalTask(order)}`;
}

/** When we may begin, in words to staff; nothing where it is no question. */
export function mayBegin(order: Order): string {
  const { startRequest, completedAt, withdrawal, kind } = order;
  if (withdrawal || completedAt || kind !== 'service') return '';
  if (startRequest) return 'The client asked us to begin at once.';
  const until = lastDayToWithdraw(order);
  return until
    ? `Don’t begin before the end of ${dayInWords(until)}: the client can withdraw until then, and owes nothing for what is done unasked.`
    : '';
}
