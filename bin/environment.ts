import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseEnv as parseFile } from 'node:util';
import { parseEnv, variables } from '../packages/desk/environment.ts';

const root = process.env.MAJAK_ROOT ?? process.cwd();

/**
 * The environment of every process: `.env`, then what the shell says, then what is derived from both.
 * Ends the process with the variable's name if one is unknown or malformed.
 */
export function environment(): Record<string, string> & {
  DATA_DIR: string;
  WEB_PORT: string;
  STUDIO_PORT: string;
  IDENTITY_PORT: string;
  LISTEN_HOST: string;
} {
  const fromFile = readDotEnv();
  const unknown = Object.keys(fromFile).filter((name) => !(name in variables));
  if (unknown.length > 0) fail(`.env: no such variable: ${unknown.join(', ')}`);
  const known = Object.keys(variables).map((name) => [name, process.env[name] ?? fromFile[name]]);
  const given: Record<string, string> = Object.fromEntries(known.filter(([, value]) => value));
  try {
    const env = parseEnv({ ...given, MAJAK_ROOT: root });
    return {
      ...given,
      MAJAK_ROOT: root,
      DATA_DIR: env.DATA_DIR,
      WEB_PORT: String(env.WEB_PORT),
      STUDIO_PORT: String(env.STUDIO_PORT),
      IDENTITY_PORT: String(env.identityPort),
      LISTEN_HOST: env.LISTEN_HOST,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? (env.APP_ENV === 'local' ? keptSecret(env.DATA_DIR) : ''),
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production',
    };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function readDotEnv(): Record<string, string> {
  const file = path.join(root, '.env');
  const parsed = existsSync(file) ? parseFile(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, value ?? '']));
}

/** A secret of this machine, made once. */
function keptSecret(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'secret');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Ends the process if nothing can listen on a port, found out by listening there for a moment.
 * @param inUseBy What is known to run of this product, to be named beside a port that is taken.
 */
export async function freePort(
  name: 'WEB_PORT' | 'STUDIO_PORT' | 'IDENTITY_PORT',
  env: Record<typeof name | 'LISTEN_HOST', string>,
  inUseBy: () => Promise<string>,
): Promise<void> {
  const [port, host] = [Number(env[name]), env.LISTEN_HOST];
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE')
    fail(`Port ${port} is taken${await inUseBy()}. Stop what uses it, or set ${name} to another port.`);
  if (code) fail(`Nothing can listen on ${host}, port ${port} (${code}). Check LISTEN_HOST and ${name}.`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
