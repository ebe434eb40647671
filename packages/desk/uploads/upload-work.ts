import path from 'node:path';
import { workerQueue } from '../documents/worker-queue.ts';
import { env } from '../env.ts';
import type { Taken } from './check-upload.ts';
import type { Checked } from './checked-upload.ts';

/** Has a file opened by a process of its own: its bytes go with what the field takes. @throws QueueFull when too many wait; Error if it was its end. */
export const askUploadProcess = workerQueue<Taken, Checked>({
  // From the source, which lies beside every build: a process needs a file of its own.
  file: path.join(env.contentRoot, 'packages/desk/uploads/upload-worker.ts'),
  given: env.contentRoot,
  // One opens at a time, so that ten large files never lie unpacked in memory together.
  workers: 1,
  longestQueue: 20,
  timeoutMs: 20_000,
  idleMs: 60_000,
});
