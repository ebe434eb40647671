import { availableParallelism } from 'node:os';
import path from 'node:path';
import { workerQueue } from '@majak/desk/documents/worker-queue';
import { env } from '@majak/desk/env';
import type { SharePictureSource } from '../og/share-picture.ts';
import type { Resized } from './resize.ts';

/** What the process of pictures is asked for. */
export type PictureWork =
  | ({ what: 'resized'; source: Uint8Array } & Resized)
  | ({ what: 'drawn' } & SharePictureSource);
export type PictureAnswer = { picture: Uint8Array } | { broken: true };

/** Has pictures made by a process of its own. @throws QueueFull when too many wait; Error if it failed. */
export const askPictureProcess = workerQueue<PictureWork, PictureAnswer>({
  // From the source, which lies beside every build: a process needs a file of its own.
  file: path.join(env.contentRoot, 'apps/web/src/pictures/picture-worker.ts'),
  given: env.contentRoot,
  // Pictures may wait, pages may not: two at a time at most, and never on the last core.
  workers: availableParallelism() > 2 ? 2 : 1,
  longestQueue: 100,
  timeoutMs: 60_000,
  idleMs: 60_000,
});
