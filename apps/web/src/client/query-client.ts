import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;

/** Wait before try number `failures` + 1 of a query: one second, doubling, at most thirty. */
export const retryDelayMs = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Queries are kept five minutes and tried again three times; what changes something is sent once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * minuteMs, gcTime: 5 * minuteMs, retry: 3, retryDelay: retryDelayMs },
    mutations: { retry: false },
  },
});
