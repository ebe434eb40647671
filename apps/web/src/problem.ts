import type { Fault } from '@majak/tools/form/fault';

export type Problem = {
  status: number;
  title: string;
  detail?: string;
  errors?: readonly Fault[];
  checks?: Record<string, string>;
  /** Times to choose from instead. */
  next?: readonly string[];
  headers?: Record<string, string>;
};

/** An answer in the form of RFC 9457, so that every client can read what went wrong. */
export const problem = ({ headers, ...body }: Problem): Response =>
  new Response(JSON.stringify({ type: 'about:blank', ...body }), {
    status: body.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
