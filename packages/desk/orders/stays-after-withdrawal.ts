import type { Order } from '@majak/tools/orders/order';
import { site } from '../site.ts';

/** How much of what was paid stays after a withdrawal, in the smallest unit: the part that was done, where it may be set off. */
export const staysAfterWithdrawal = ({ counted }: Pick<Order, 'counted'>): number =>
  site.withdrawal.setsOff ? (counted?.done.minor ?? 0) : 0;
