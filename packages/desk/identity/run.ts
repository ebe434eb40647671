import { getPayload } from 'payload';
import { env } from '../env.ts';
import { endOnFaults } from '../log.ts';
import config from '../payload.config.ts';
import { refuseToServe } from '../refuse-to-serve.ts';
import { repeatJob } from '../repeat-job.ts';
import { makeProvider } from './provider.ts';
import { serveIdentity } from './serve-identity.ts';
import { signingKeys } from './signing-keys.ts';

endOnFaults('The identity provider');
refuseToServe();

const payload = await getPayload({ config });
let keys = await signingKeys(payload);
let provider = makeProvider(payload, keys);

const server = serveIdentity({ payload, provider: () => provider });
server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(
    `The identity provider did not start. ${error.code === 'EADDRINUSE' ? `Port ${env.identityPort} is taken: set IDENTITY_PORT to another` : error.message}\n`,
  );
  process.exit(1);
});
server.listen(env.identityPort, env.LISTEN_HOST, () =>
  process.stdout.write(`The identity provider is on ${env.identityUrl}\n`),
);

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    stopping.abort();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });

const hourMs = 60 * 60 * 1000;
await repeatJob(
  {
    name: 'Changing keys',
    everyMs: hourMs,
    run: async () => {
      const now = await signingKeys(payload);
      if (JSON.stringify(now) === JSON.stringify(keys)) return;
      keys = now;
      provider = makeProvider(payload, keys);
    },
  },
  { signal: stopping.signal, log: payload.logger },
);
