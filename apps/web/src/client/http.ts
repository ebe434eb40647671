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

/**
 * Calls our API with JSON.
 * @throws HttpProblem for an answer that is no success; TypeError or a time-out if there was none.
 */
export async function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(basePath + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const problem = problemBody.safeParse(answer);
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new HttpProblem(response.status, problem.data, retryAfter > 0 ? retryAfter : undefined);
}
