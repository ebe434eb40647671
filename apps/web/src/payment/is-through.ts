import type { Order } from '@majak/tools/orders/order';

/** Whether the payment that was begun last is here: by what is stored, not by how somebody came to the page. */
export function isThrough({ state, checkouts, history }: Order): boolean {
  const last = checkouts.at(-1)?.checkout;
  if (state === 'paid' || !last) return state === 'paid';
  return history.some(
    ({ kind, answers }) => kind === 'received' && 'checkout' in answers && answers.checkout === last,
  );
}
