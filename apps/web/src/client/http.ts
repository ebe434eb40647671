import * as z from 'zod/mini';

const basePath = '/api/v1';
const timeoutMs = 20_000;

const problemBody = z.object({
  title: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

/** An answer that was no success: what the server said of it, and the seconds to wait if it named any. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: readonly { field: string; message: string }[];
  readonly retryAfterS: number | undefined;

  constructor(
    status: number,
    body: z.infer<typeof problemBody> | undefined,
    retryAfterS: number | undefined,
  ) {
    super(body?.detail ?? body?.title ?? `The server answered ${status}`);
    this.status = status;
    this.errors = body?.errors ?? [];
    this.retryAfterS = retryAfterS;
  }
}

type Call = {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Calls our API.
 * @throws HttpProblem for an answer that is no success; TypeError or a time-out if there was none.
 */
export async function call(
  path: string,
  { method = 'POST', body, headers, signal }: Call,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(basePath + path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (response.ok) return response;
  const problem = problemBody.safeParse(await response.json().catch(() => undefined));
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new HttpProblem(response.status, problem.data, retryAfter > 0 ? retryAfter : undefined);
}

/** Calls our API with JSON, and reads what it answers. Fails as `call` does. */
export async function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await call(path, { body, headers });
  return response.json().catch(() => undefined);
}

/** What to say of a call that failed. */
export const failureOf = (error: unknown): string => {
  if (error instanceof HttpProblem) return error.message;
  return error instanceof TypeError || error instanceof DOMException
    ? 'The site could not be reached. Check your connection.'
    : 'The site gave an answer that could not be read. Load the page again.';
};
