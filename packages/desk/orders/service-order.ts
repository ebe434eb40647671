import { lastDayOfService } from './distance-contract.ts';
import type { OrderKind } from './order-kind.ts';

/** Work of the agency that staff ask a client to pay for. There is nothing to be done by machine: its people are told. */
export const serviceOrder: OrderKind = {
  slug: 'service',
  title: ({ title }) => (typeof title === 'string' && title ? title : 'Our work for you'),
  fulfil: async () => {},
  release: async () => {},
  withdrawal: {
    lastDay: lastDayOfService,
    isDone: async (_, { completedAt }) => completedAt !== undefined,
  },
};
