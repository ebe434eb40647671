import { Counter, Histogram } from 'prom-client';
import type { CacheState } from './prepared-response.ts';
import type { Exchange } from './send-response.ts';

const kept: Record<CacheState, number> = { HIT: 0, MISS: 0, STALE: 0 };
new Counter({
  name: 'site_page_store_answers_total',
  help: 'Answers from the page store: HIT at once, STALE an older copy, MISS after it was rendered',
  labelNames: ['state'],
  collect() {
    this.reset();
    for (const [state, count] of Object.entries(kept)) this.inc({ state }, count);
  },
});
const durations = new Histogram({
  name: 'site_request_duration_seconds',
  help: 'Requests that the page store did not answer at once, by kind of address and status',
  labelNames: ['route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
const posts = new Counter({
  name: 'site_posts_total',
  help: 'What was posted: accepted, rejected as it is, or failed on our side',
  labelNames: ['outcome'],
});

/** Counts an answer of the page store. A plain number: this is on the way of every kept page. */
export const countKept = (state: CacheState): void => {
  kept[state] += 1;
};

/** Measures a request until its answer is sent, or nobody waits for it any more. */
export function measureRequest({ req, res }: Exchange): void {
  const route = routeOf(req.url ?? '');
  const done = durations.startTimer({ route });
  res.once('close', () => {
    const status = res.writableFinished ? String(res.statusCode) : 'aborted';
    done({ status });
    if (req.method === 'POST') posts.inc({ outcome: outcomeOf(res.statusCode, res.writableFinished) });
  });
}

/** Kinds of addresses by how they begin: never the address itself, which a visitor may write anything into. */
const routes = [
  ['/api/v1/util-functions/', 'contact'],
  ['/api/v1/forms/', 'contact'],
  ['/api/v1/health', 'health'],
  ['/api/v1/calculators', 'calculators'],
  ['/api/v1/invoices', 'invoices'],
  ['/api/v1/documents', 'documents'],
  ['/api/', 'api'],
  ['/_astro/', 'file'],
  ['/_image', 'picture'],
  ['/og/', 'picture'],
  ['/media/', 'picture'],
] as const;

/** The kind of an address, one of nine. */
export const routeOf = (target: string): string =>
  routes.find(([beginning]) => target.startsWith(beginning))?.[1] ?? 'page';

function outcomeOf(status: number, sent: boolean): 'accepted' | 'rejected' | 'failed' {
  if (!sent || status >= 500) return 'failed';
  return status >= 400 ? 'rejected' : 'accepted';
}
