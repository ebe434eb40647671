import type { DatabaseAdapterObj } from 'payload';
import { env } from '../env.ts';
import { shareStore } from './store-lock.ts';

/** The parts of the product by the script they run. */
const parts: [RegExp, string][] = [
  [/web\/src\/server\.ts$|astro/, 'site'],
  [/outbox(\/run\.ts|\.js)$/, 'outbox'],
  [/identity(\/run\.ts|\.js)$/, 'identity provider'],
  [/next/, 'studio'],
  [/prepare\.ts$/, 'preparation'],
];

/** What this process is called where somebody waits for it. */
const processName = (script = ''): string =>
  parts.find(([known]) => known.test(script))?.[1] ?? script.split('/').at(-1) ?? 'script';

let isShared = false;

/**
 * The adapter, which shares the lock of the store before it connects: so every process that opens the store holds it,
 * whoever started it, and neither a restore nor the store it brings can get under an open connection.
 */
export const lockOnConnect = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args);
    const connect = made.connect?.bind(made);
    made.connect = async (options) => {
      // One umask for the process: database, journal, mails and pictures are nobody else's to read.
      process.umask(0o077);
      if (!isShared) await shareStore(env.databaseUrl, processName(process.argv[1]));
      isShared = true;
      await connect?.(options);
    };
    return made;
  },
});
