import type * as z from 'zod/mini';
import { call } from './http.ts';

type Question<Answer> = {
  /** Below the API's address. */
  path: string;
  /** What it is about, where that goes in a body; it is asked for otherwise. */
  body?: unknown;
  reply: z.ZodMiniType<Answer>;
  /** Whether an answer may be given again; one that says "later" may not. Any may, otherwise. */
  holds?: (answer: Answer) => boolean;
};

/** The query client; nothing where its script does not come, such as offline: a question is asked once then. */
const broughtClient = () =>
  import('./query-client.ts').then(
    ({ queryClient }) => queryClient,
    () => undefined,
  );

/**
 * Asks our API what can be asked any number of times. An answer is fresh for five minutes; one that does not come is
 * asked for again, three times. What does this is fetched with the first question: no page waits for it.
 * @throws what `call` throws, or ZodError for an answer that cannot be read.
 */
export async function fetchCached<Answer>({ path, body, reply, holds }: Question<Answer>): Promise<Answer> {
  const queryFn = async (): Promise<unknown> =>
    (await call(path, body === undefined ? { method: 'GET' } : { body })).json();
  const client = await broughtClient();
  if (!client) return reply.parse(await queryFn());
  const queryKey = [path, body];
  const answer = reply.safeParse(await client.fetchQuery({ queryKey, queryFn }));
  if (!answer.success || holds?.(answer.data) === false) client.removeQueries({ queryKey, exact: true });
  if (!answer.success) throw answer.error;
  return answer.data;
}
