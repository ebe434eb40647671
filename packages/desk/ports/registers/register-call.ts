import { readText } from '../read-text.ts';

type RegisterRequest = { path: string; body?: unknown };

/** What came back as JSON; `body` is undefined when it was none, broke off or was too long. */
export type RegisterResponse = { status: number; body: unknown };

type RegisterCall = (request: RegisterRequest) => Promise<RegisterResponse | undefined>;

type Options = {
  origin: string;
  /** For one call, its answer included. */
  timeoutMs: number;
  fetch: typeof fetch;
};

const maxBytes = 256 * 1024;

/** A register, and its own address: nothing else is ever called. */
type Register = { name: string; origin: string };

/**
 * Where a register is.
 * @param given Its own address, or `http://127.0.0.1:port` for a stub on this machine.
 * @throws Error if it is anything else.
 */
export function registerOrigin({ name, origin }: Register, given: string): string {
  if (given === origin || /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(given)) return given;
  throw new Error(`The address of ${name} must be ${origin}`);
}

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Calls a register: JSON, no redirects (they would lead to another host), an answer of limited size in limited time.
 * Answers undefined when nothing came back.
 */
export function registerCall({ origin, timeoutMs, fetch }: Options): RegisterCall {
  return async ({ path, body }) => {
    try {
      const response = await fetch(new URL(path, origin), {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: parsed(await readText(response, maxBytes)) };
    } catch {
      return undefined;
    }
  };
}
