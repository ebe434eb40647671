import { type PreparedResponse, prepareResponse } from './prepared-response.ts';
import { trimContentPolicy } from './trim-content-policy.ts';

/** A page of the store: how it is answered, what makes it old, and since when it is. */
export type KeptPage = {
  prepared: PreparedResponse;
  tags: readonly string[];
  /** In bytes, with its compressed forms, which together are under half of it. */
  weight: number;
  /** Something it shows was published since. */
  outdated: boolean;
  /** Rendering failed: until then nobody tries again. */
  retryAt: number;
  isFresh: (now: number) => boolean;
  /** Whether it may be answered once more while it is rendered anew. */
  isServable: (now: number) => boolean;
};

/** Said by the framework to whoever keeps pages, or true of one encoding alone. */
const spoken = ['cdn-cache-control', 'cache-tag', 'content-length'] as const;

/** Reads an answer that says it may be kept, whole. Answers nothing, and leaves the body, for one that does not. */
export async function keptPage(response: Response, now: number): Promise<KeptPage | undefined> {
  const { headers, status } = response;
  const said = headers.get('cdn-cache-control');
  if (status !== 200 || !said || headers.has('set-cookie')) return undefined;
  const freshUntil = now + secondsOf('max-age', said) * 1000;
  const servableUntil = freshUntil + secondsOf('stale-while-revalidate', said) * 1000;
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  const rest = new Headers(headers);
  for (const name of spoken) rest.delete(name);
  const body = Buffer.from(await response.arrayBuffer());
  const policy = rest.get('content-security-policy');
  if (policy) rest.set('content-security-policy', trimContentPolicy(policy, body.toString()));
  const prepared = prepareResponse(Object.fromEntries(rest), body);
  const page: KeptPage = {
    prepared,
    tags,
    weight: Math.ceil(prepared.bytes * 1.5) + 4096,
    outdated: false,
    retryAt: 0,
    isFresh: (at) => !page.outdated && at < freshUntil,
    isServable: (at) => !page.outdated && at < servableUntil,
  };
  return page;
}

const secondsOf = (name: string, said: string): number =>
  Number(new RegExp(`\\b${name}=(\\d+)`).exec(said)?.[1] ?? 0);
