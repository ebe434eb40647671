import type { Order } from './order.ts';
import type { OrderChange } from './order-change.ts';

/**
 * What is to be done about a change, in words of the outbox: `client` and `agency` are mails, `fulfil` and `release` are up
 * to the kind of order, `checkout` asks the bank what came of its page, `refund` sends money back.
 * @param before The order as it stood; nothing where this is its first change.
 */
export function orderDeliveries(before: Order | undefined, now: Order, change: OrderChange): string[] {
  const becomes = (state: Order['state']) => now.state === state && before?.state !== state;
  const fulfil = becomes('paid') ? ['fulfil'] : [];
  const release = becomes('expired') || becomes('refunded') ? ['release'] : [];
  switch (change.kind) {
    case 'placed':
    case 'sent':
    case 'received':
    case 'accepted':
      return [
        ...fulfil,
        // What comes after a withdrawal goes back like what came before it.
        ...(now.withdrawal ? ['release'] : []),
        'client',
        ...(change.author === 'agency' ? [] : ['agency']),
      ];
    case 'withdrawn':
      return before?.state === 'draft' ? [] : [...release, 'client'];
    case 'expired':
    case 'refunded':
      return [...release, 'client'];
    case 'refunded-elsewhere':
      return [...release, 'client', 'agency'];
    case 'declined':
    case 'reminded':
    case 'completed':
      return ['client'];
    case 'start-asked':
      return ['client', 'agency'];
    case 'contract-withdrawn':
      return ['release', 'client', 'agency'];
    case 'work-counted':
      return ['release', 'client'];
    case 'begun':
      return ['checkout'];
    case 'refund-asked':
      if (methodOf(now, change.answers.payment) === 'card') return ['refund'];
      // Whoever asks for it themselves sends it themselves.
      return change.author === 'agency' ? [] : ['agency'];
    case 'refund-failed':
      return wasSentBack(before, change.answers.asked) ? ['client', 'agency'] : ['agency'];
    default:
      return [];
  }
}

/** Whether its client was told that money went back. */
const wasSentBack = (before: Order | undefined, asked: number): boolean =>
  before?.refunds.some(({ number, state }) => number === asked && state === 'done') ?? false;

const methodOf = ({ payments }: Order, payment: string) =>
  payments.find((one) => one.payment === payment)?.method;
