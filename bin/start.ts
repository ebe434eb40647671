import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWhatChanged } from './build.ts';
import { environment, freePort } from './environment.ts';
import { type Child, start, stopAll } from './processes.ts';

/** `bin/start` serves the production build; `npm run dev` (`--dev`) both apps with reload. */
const dev = process.argv.includes('--dev');
const env = environment();
for (const name of ['WEB_PORT', 'STUDIO_PORT'] as const) await freePort(name, Number(env[name]));

const children: Child[] = [];
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await stopAll(children);
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

if (!dev) {
  await buildWhatChanged(env).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
const prepared = await start({
  name: 'prepare',
  command: ['--import', 'tsx', 'packages/desk/scripts/prepare.ts'],
  env,
}).ended;
if (prepared !== 0) process.exit(prepared);

const serve = dev
  ? {
      web: ['node_modules/astro/bin/astro.mjs', 'dev', '--root', 'apps/web', '--port', env.WEB_PORT],
      studio: ['node_modules/next/dist/bin/next', 'dev', 'apps/studio', '-p', env.STUDIO_PORT],
    }
  : {
      web: ['--import', 'tsx', 'apps/web/src/server.ts'],
      studio: ['node_modules/next/dist/bin/next', 'start', 'apps/studio', '-p', env.STUDIO_PORT],
    };
const commands = { ...serve, outbox: ['--import', 'tsx', 'packages/desk/outbox/run.ts'] };
for (const [name, command] of Object.entries(commands)) {
  const child = start({ name, command, env, quiet: name === 'studio' && !dev });
  children.push(child);
  // One that ends takes the others with it: half a product is worse than a clear stop.
  void child.ended.then((code) => {
    if (!stopping) process.stderr.write(`${name} ended by itself (code ${code})\n`);
    return stop(code || 1);
  });
}

mkdirSync(env.DATA_DIR, { recursive: true });
const pidFile = path.join(env.DATA_DIR, 'start.pid');
writeFileSync(pidFile, String(process.pid));
process.on('exit', () => rmSync(pidFile, { force: true }));
process.stdout.write(`
  The site    http://localhost:${env.WEB_PORT}
  The studio  http://localhost:${env.STUDIO_PORT}/admin
  Mails       http://localhost:${env.WEB_PORT}/dev/mail  (while mail is a local port)

  Ctrl-C stops all of it.
`);
