import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type StubBucket, startS3 } from './s3.ts';

/** What is the matter with it: nothing, nobody answers, each answer takes long, each first try to write breaks off. */
export type Trouble = 'none' | 'away' | 'slow' | 'breaksOff';
export type TroubledBucket = StubBucket & { has: (trouble: Trouble) => void };

const slowMs = 700;

/** A bucket behind a line that has troubles when it is told to. */
export async function startTroubledS3(): Promise<TroubledBucket> {
  const bucket = await startS3();
  let trouble: Trouble = 'none';
  const brokenOff = new Set<string>();
  const server = createServer(async (asked, answer) => {
    const { method, url = '', headers } = asked;
    if (trouble === 'away') return asked.destroy();
    if (trouble === 'breaksOff' && method === 'PUT' && !brokenOff.has(url)) {
      brokenOff.add(url);
      return asked.once('data', () => asked.destroy());
    }
    if (trouble === 'slow') await wait(slowMs);
    const passed = request(new URL(url, bucket.endpoint), { method, headers }, (given) =>
      given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers)),
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    ...bucket,
    endpoint: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    has: (next) => {
      trouble = next;
    },
    close: async () => {
      server.close().closeAllConnections();
      await bucket.close();
    },
  };
}
