import type { IncomingMessage, RequestListener } from 'node:http';
import { clientAddress } from '@majak/desk/client-address';
import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { createRequestFromNodeRequest, getAbortControllerCleanup } from 'astro/app/node';
import { largestBody } from '../intake/body-limit.ts';
import { pageAddress } from './page-address.ts';
import type { pageStore } from './page-store.ts';
import type { PreparedResponse } from './prepared-response.ts';
import { countKept, measureRequest } from './request-metrics.ts';
import { allow, hasHost, originForm, requestProblem } from './request-problem.ts';
import { sendPreparedResponse } from './send-prepared-response.ts';
import { type Exchange, sendProblem, sendResponse } from './send-response.ts';
import { cutStalledBody } from './stalled-body.ts';

type Site = {
  files: ReadonlyMap<string, PreparedResponse>;
  pages: ReturnType<typeof pageStore>;
  render: (request: Request) => Promise<Response>;
};

const host = new URL(env.webUrl).host;

/** Whoever is signed in to the studio is answered anew. */
const isSignedIn = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes('majak-token=') ?? false;

/** Answers every request: from memory what is the same for everyone, from the framework what is not. */
export function requestHandler({ files, pages, render }: Site): RequestListener {
  /** Renders for everyone: nothing of the visitor's goes in. */
  const plainly = (key: string) => render(new Request(`http://${host}${key}`));
  return (req, res) => {
    const target = req.url ?? '';
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const kept = isRead && !isSignedIn(req) ? pages.fresh(target) : undefined;
    if (kept && hasHost(req)) {
      countKept('HIT');
      return sendPreparedResponse({ req, res }, kept.prepared, 'HIT');
    }
    measureRequest({ req, res });
    slowly({ req, res }, isRead).catch((error: unknown) => broken({ req, res }, error));
  };

  async function slowly(exchange: Exchange, isRead: boolean): Promise<void> {
    const { req } = exchange;
    req.url = originForm(req.url ?? '');
    if (req.method === 'OPTIONS')
      return sendResponse(exchange, new Response(null, { status: 204, headers: { allow } }));
    const refused = requestProblem(req, req.url);
    if (refused) return sendProblem(exchange, refused);
    const file = isRead ? files.get(req.url.split('?', 1)[0] ?? '') : undefined;
    if (file) return sendPreparedResponse(exchange, file);
    cutStalledBody(exchange);
    const address = isRead && !isSignedIn(req) ? pageAddress(req.url) : undefined;
    if (!address) return sendResponse(exchange, await rendered(req));
    const own = address.isPlain && req.method === 'GET';
    const found = await pages.find(address.key, own ? () => rendered(req) : plainly);
    if ('page' in found) {
      countKept(found.state);
      return sendPreparedResponse(exchange, found.page.prepared, found.state);
    }
    await sendResponse(exchange, own ? found.response : await rendered(req));
  }

  async function rendered(req: IncomingMessage): Promise<Response> {
    // Handed to the app in headers of our own, after any that a client sent under these names are overwritten.
    req.headers['x-client-address'] = clientAddress(req, env.TRUSTED_PROXIES);
    req.headers['x-asked-host'] = req.headers.host ?? '';
    // Whatever a client claims, this site has one name.
    req.headers.host = host;
    try {
      return await render(createRequestFromNodeRequest(req, { bodySizeLimit: largestBody }));
    } finally {
      getAbortControllerCleanup(req)?.();
    }
  }
}

function broken(exchange: Exchange, error: unknown): void {
  const { req, res } = exchange;
  // Whoever went away needs no answer.
  if (!req.socket.destroyed) logFailure('An answer broke', error);
  if (res.headersSent) res.destroy();
  else
    void sendProblem(exchange, { status: 500, title: 'Something broke on our side' }).catch(() =>
      res.destroy(),
    );
}
