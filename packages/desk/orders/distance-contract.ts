import { addDays, type Day } from '@majak/law/dates';
import { workingDayIn } from '@majak/law/working-day';
import type { Order } from '@majak/tools/orders/order';
import { site } from '../site.ts';
import { today } from '../today.ts';

/**
 * The last day on which a consumer may withdraw from a service. By the first payment its client agreed to what was offered:
 * from that day it is counted, to a working day.
 */
export function lastDayOfService({ history }: Order): Day | undefined {
  const made = history.find(({ kind }) => kind === 'received');
  if (!made) return undefined;
  return workingDayIn(site.jurisdiction, addDays(today(new Date(made.at)), site.withdrawal.days));
}
