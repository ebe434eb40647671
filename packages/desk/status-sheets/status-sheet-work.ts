import path from 'node:path';
import { workerQueue } from '../documents/worker-queue.ts';
import { env } from '../env.ts';
import type { StatusSheet } from './status-sheet.ts';

const askSheetProcess = workerQueue<typeof env.SITE, StatusSheet>({
  // From the source, which lies beside every build: a process needs a file of its own.
  file: path.join(env.contentRoot, 'packages/desk/status-sheets/status-sheet-worker.ts'),
  given: env.contentRoot,
  workers: 1,
  longestQueue: 5,
  timeoutMs: 30_000,
  idleMs: 60_000,
});

/** Has a spreadsheet read by a process of its own. @throws QueueFull when too many wait; WorkerLost if it took too long. */
export const askToReadSheet = (bytes: Uint8Array): Promise<StatusSheet> =>
  askSheetProcess(env.SITE, { bytes });
