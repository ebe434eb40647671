import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Postgres = {
  /** Makes an empty database of that name and answers its address. */
  database: (name: string) => string;
  stop: () => Promise<void>;
  /** Ends the server as its administrator would: what it is asked is broken off. Its data stays. */
  halt: () => Promise<void>;
  /** Starts it again, on the same port and data. */
  resume: () => Promise<void>;
  /** Stands still in the middle of everything, connections open; until the answer is called. */
  freeze: () => () => void;
};

/** Folder of PostgreSQL's programs: on the PATH, where Debian puts them, or freshly installed by Debian's package manager. */
function binaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).filter((name) => existsSync(`${debian}/${name}/bin/initdb`))
    : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest) return `${debian}/${newest}/bin`;
  for (const folder of (process.env.PATH ?? '').split(':'))
    if (existsSync(path.join(folder, 'initdb'))) return folder;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: 'inherit',
  });
  return binaries();
}

/** PostgreSQL refuses to run as root: then it runs as a user that owns nothing. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export async function freeTcpPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

/** A process and those it started, as Linux lists them. */
const familyOf = (pid = 0): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

/** Starts a PostgreSQL of its own in a temporary folder, and takes both away at the end. */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const directory = mkdtempSync(path.join(tmpdir(), 'majak-postgres-'));
  if (unprivileged.uid) execFileSync('chown', [`${unprivileged.uid}:${unprivileged.gid}`, directory]);
  const data = path.join(directory, 'data');
  const port = await freeTcpPort();
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'majak', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      ...unprivileged,
      cwd: directory,
      stdio: 'ignore',
    },
  );
  const serve = async () => {
    const process = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1'],
      { ...unprivileged, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await new Promise<void>((resolve, reject) => {
      process.stderr?.on(
        'data',
        (chunk) => String(chunk).includes('ready to accept connections') && resolve(),
      );
      process.on('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}`)));
    });
    return process;
  };
  let server = await serve();
  const halt = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGINT');
    });
  return {
    halt,
    resume: async () => {
      server = await serve();
    },
    freeze: () => {
      const all = familyOf(server.pid);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of all) process.kill(pid, 'SIGCONT');
      };
    },
    database: (name) => {
      execFileSync(path.join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'majak', name]);
      return `postgres://majak@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
