import { createServer, type Server } from 'node:http';
import { makeProvider } from '@majak/desk/identity/provider';
import { serveIdentity } from '@majak/desk/identity/serve-identity';
import { signingKeys } from '@majak/desk/identity/signing-keys';
import type { Payload } from 'payload';

const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) =>
    server.listen(Number(process.env.IDENTITY_PORT), 'localhost', () => resolve(server)),
  );

/** The bundled provider in this process, on the port of its environment. */
export async function startIdentity(payload: Payload): Promise<Server> {
  const provider = makeProvider(payload, await signingKeys(payload));
  return listening(serveIdentity({ payload, provider: () => provider }));
}

/** A provider that takes every request and answers none. */
export const startSilence = (): Promise<Server> => listening(createServer(() => undefined));

/** Stops one, and whoever waits for it. */
export function stopIdentity(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

/** What a browser sends back of the cookies that it was given. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
