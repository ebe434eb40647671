import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import type { Payload } from 'payload';
import { clientAddress } from '../client-address.ts';
import { env } from '../env.ts';
import { logFailure } from '../log.ts';
import { secondsUntilAllowedHere } from '../rate-limit.ts';
import { startsAtProvider } from '../sign-in/sign-in-limits.ts';
import { approvedEmail } from '../sign-in/sign-in-link.ts';
import { browserOfState } from '../sign-in/waiting-browser.ts';

const publicAddress = new URL(env.identityUrl);
const waiting = /^\/sign-in\/([\w-]{1,64})$/;

/** Whatever a client claims, the provider has one name. */
function underItsName({ headers }: IncomingMessage): void {
  headers.host = publicAddress.host;
  headers['x-forwarded-proto'] = publicAddress.protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-for'];
}

const redirect = (res: ServerResponse, to: string): void => {
  res.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end();
};

/** The provider as it is now: its keys change while it runs. */
type Serving = { payload: Payload; provider: () => Provider };

/** Lets the browser that waits go on, once its link was spent; before that it is sent back to wait. */
async function finish(
  { payload, provider }: Serving,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  try {
    const { uid, params } = await provider().interactionDetails(req, res);
    const browser = browserOfState(String(params.state));
    const isHere = waiting.exec(req.url ?? '')?.[1] === uid;
    const email = isHere ? await approvedEmail(payload, { interaction: uid, browser }) : undefined;
    if (!email) return redirect(res, `${env.webUrl}/sign-in/${uid}`);
    await provider().interactionFinished(req, res, {
      login: { accountId: email, remember: false },
    });
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    redirect(res, `${env.webUrl}/sign-in/failed?why=expired`);
  }
}

/** Whether an address is where a sign-in begins, as the provider reads it: in any case, with a slash behind it, or whole. */
const begins = (asked: string): boolean =>
  URL.canParse(asked, publicAddress) && /^\/auth\/?$/i.test(new URL(asked, publicAddress).pathname);

type Asked = { req: IncomingMessage; res: ServerResponse; client: string };

async function answerTo(serving: Serving, { req, res, client }: Asked): Promise<void> {
  const path = req.url ?? '';
  if (begins(path) && (await secondsUntilAllowedHere(startsAtProvider, client)) !== undefined)
    return redirect(res, `${env.webUrl}/sign-in/failed?why=often`);
  if (req.method === 'GET' && waiting.test(path)) return finish(serving, req, res);
  await serving.provider().callback()(req, res);
}

/** Answers browsers and the site. `/health/ready` says that it does. */
export function serveIdentity(serving: Serving): Server {
  return createServer((req, res) => {
    const client = clientAddress(req, env.TRUSTED_PROXIES);
    underItsName(req);
    if (req.url === '/health/ready') {
      res.writeHead(200, { 'Content-Type': 'text/plain' }).end('ready');
      return;
    }
    void answerTo(serving, { req, res, client }).catch((error: unknown) => {
      logFailure('The identity provider could not answer', error);
      if (!res.headersSent) redirect(res, `${env.webUrl}/sign-in/failed?why=unavailable`);
    });
  });
}
