import { QueryClient } from '@tanstack/query-core';
import { HttpProblem } from './http.ts';

const minuteMs = 60_000;
const mostRetries = 3;

/** Wait before try number `failures` + 1 of a query: one second, doubling, at most thirty. */
export const retryDelayMs = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/**
 * Whether a question that failed is asked again: three times, and only where another answer can be expected. What was
 * refused would be refused again; who waited for a time-out has waited long enough.
 */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < mostRetries && (error instanceof HttpProblem ? error.status >= 500 : error instanceof TypeError);

/** What was answered is fresh for five minutes. What changes something is sent once, and not by this. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minuteMs,
      gcTime: 5 * minuteMs,
      retry: isWorthRetrying,
      retryDelay: retryDelayMs,
      // A browser is often wrong about being offline: the call itself says so.
      networkMode: 'always',
    },
  },
});
