import type { Order } from '@majak/tools/orders/order';
import { policyPath } from '../insurance/policy-path.ts';

/** The page on which the client of an order sees what they ordered. */
export const orderHome = ({ kind }: Pick<Order, 'kind'>, key: string): string =>
  kind === 'insurance' ? policyPath(key) : `/payment/${key}`;
