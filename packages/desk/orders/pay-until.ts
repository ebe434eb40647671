import { addDays, type Day } from '@majak/law/dates';
import { dayInWords } from '@majak/law/day-in-words';
import { addWorkingDays } from '@majak/law/working-day';
import { startOfDay } from '@majak/tools/bookings/moment-in-zone';
import type { Order } from '@majak/tools/orders/order';
import { site } from '../site.ts';
import { today } from '../today.ts';
import { writtenMoment } from './written-moment.ts';

/** How many working days a transfer may take until we see it. */
const transferDays = 2;

/** The moment at which a day is over where the site is at home. */
export const endOfDay = (day: Day): string =>
  new Date(startOfDay(addDays(day, 1), site.jurisdiction.timeZone)).toISOString();

/** The moment by which a transfer that is sent now has arrived. */
export const transferIsHereBy = (now = new Date()): string =>
  endOfDay(addWorkingDays(site.jurisdiction, today(now), transferDays));

/** The last day on which an order can be paid: one that can be until midnight, the day before. */
export const lastDayToPay = ({ holdUntil }: Pick<Order, 'holdUntil'>): Day =>
  today(new Date(Date.parse(holdUntil) - 1));

/** Until when an order can be paid, in words: `the end of 3 December 2026`, or a moment of a day. */
export function payUntilInWords(order: Pick<Order, 'holdUntil'>): string {
  const day = lastDayToPay(order);
  return Date.parse(endOfDay(day)) === Date.parse(order.holdUntil)
    ? `the end of ${dayInWords(day)}`
    : writtenMoment(order.holdUntil);
}

/** Whether a transfer that is sent now may come after the time to pay. Nothing of an order that a part was paid of: it does not run out. */
export const isLateByTransfer = (order: Pick<Order, 'holdUntil' | 'kept'>, now = new Date()): boolean =>
  order.kept.minor === 0 && transferIsHereBy(now) > order.holdUntil;

/** What is said of it: that it may be too late, and what becomes of money that is. */
export const lateTransferInWords = (order: Pick<Order, 'holdUntil'>): string =>
  `A transfer takes up to two working days, and you can pay until ${payUntilInWords(order)}: it may come too late. If it does, we’ll write to you, and it still goes through or you get it back.`;
