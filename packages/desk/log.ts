import { randomUUID } from 'node:crypto';
import { type Config, defaultLoggerOptions } from 'payload';
import * as z from 'zod';

const named = z.looseObject({
  name: z.string().catch('Error'),
  code: z.string().optional().catch(undefined),
  statement: z.string().optional().catch(undefined),
});

/** What a log may say of a fault: its kind, its code, the statement that failed. Messages hold what clients wrote. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code, statement } = named.parse({ ...error, name: error.name });
  return [name, code, statement].filter(Boolean).join(' ');
}

const framesShown = 6;
/** Where it happened: the frames without the message above them. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesShown)
    .map((line) => line.trim());

/** Writes a line of the log; answers the number under which it is found there. */
export function logFailure(what: string, error: unknown): string {
  const id = randomUUID().slice(0, 8);
  process.stderr.write(`${what} (${kindOf(error)}) [${id}]\n`);
  return id;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** The fields of a log line: an error by its kind, plain values as they are, nothing that could be a document. */
function fieldsOf(given: object): Record<string, unknown> {
  const entries = Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
    if (value instanceof Error)
      return [
        [key, kindOf(value)],
        ['at', framesOf(value)],
      ];
    return isScalar(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** What a line says, from what was given to be logged. */
export function withoutValues(given: readonly unknown[]): unknown[] {
  const [first, ...rest] = given;
  if (typeof first !== 'object' || first === null) return given.filter((each) => !(each instanceof Error));
  const fields = fieldsOf(first instanceof Error ? { err: first } : first);
  // Without words of its own, a line would take those of the error.
  return [fields, ...(rest.length > 0 || 'msg' in fields ? rest.filter(isScalar) : ['Failed'])];
}

/** Payload's logger, on which nothing of a client can reach a log. */
export const logger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(given, write) {
        write.apply(this, withoutValues(given) as Parameters<typeof write>);
      },
    },
  },
};

/** Ends a process on a fault nobody caught, and logs a promise nobody awaited: both by their kind alone. */
export function endOnFaults(name: string): void {
  process.on('uncaughtException', (error) => {
    logFailure(`${name} ended`, error);
    process.exit(1);
  });
  process.on('unhandledRejection', (reason) => void logFailure(`${name} left a failure unheard`, reason));
}
