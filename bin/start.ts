import { parseEnv } from '../packages/desk/environment.ts';
import { holdersInWords } from '../packages/desk/store-lock/store-in-use.ts';
import { storeHolders } from '../packages/desk/store-lock/store-lock.ts';
import { buildWhatChanged } from './build.ts';
import { environment, freePort } from './environment.ts';
import { type Child, start, stopAll } from './processes.ts';
import { servingCommands } from './serving-commands.ts';

/** `bin/start` serves the production build; `npm run dev` (`--dev`) both apps with reload. */
const dev = process.argv.includes('--dev');
const env = environment();
/** Who is likely to hold a port: what runs of this product on the same store. */
const running = async () => {
  const holders = await storeHolders(parseEnv(env).databaseUrl).catch(() => []);
  return holders.length > 0 ? `; on this store run ${holdersInWords(holders)}` : '';
};
/** Where clients sign in at another provider, the bundled one is not needed. */
const bundled = !env.OIDC_ISSUER;
for (const name of ['WEB_PORT', 'STUDIO_PORT', ...(bundled ? (['IDENTITY_PORT'] as const) : [])] as const)
  await freePort(name, env, running);

const children: Child[] = [];
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await stopAll(children);
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

if (!dev) {
  await buildWhatChanged(env).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
const prepared = await start({
  name: 'prepare',
  command: ['packages/desk/scripts/prepare.ts'],
  env,
}).ended;
if (prepared !== 0) process.exit(prepared);

const studioAt = ['-p', env.STUDIO_PORT, '-H', env.LISTEN_HOST];
const serve = dev
  ? {
      web: [
        'node_modules/astro/bin/astro.mjs',
        'dev',
        '--root',
        'apps/web',
        '--port',
        env.WEB_PORT,
        '--host',
        env.LISTEN_HOST,
      ],
      studio: ['node_modules/next/dist/bin/next', 'dev', 'apps/studio', ...studioAt],
      outbox: ['packages/desk/outbox/run.ts'],
      identity: ['packages/desk/identity/run.ts'],
    }
  : { ...servingCommands, studio: [...servingCommands.studio, ...studioAt] };
const { identity, ...others } = serve;
const commands = bundled ? { ...others, identity } : others;
for (const [name, command] of Object.entries(commands)) {
  const child = start({ name, command, env });
  children.push(child);
  // One that ends takes the others with it: half a product is worse than a clear stop.
  void child.ended.then((code) => {
    if (!stopping) process.stderr.write(`${name} ended by itself (code ${code})\n`);
    return stop(code || 1);
  });
}

process.stdout.write(`
  The site    http://localhost:${env.WEB_PORT}
  The studio  http://localhost:${env.STUDIO_PORT}/admin
  Mails       http://localhost:${env.WEB_PORT}/dev/mail  (while mail is a local port)

  Ctrl-C stops all of it.
`);
