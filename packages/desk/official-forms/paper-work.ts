import path from 'node:path';
import { workerQueue } from '../documents/worker-queue.ts';
import { env } from '../env.ts';
import type { Filled, FillWork } from './fill-pdf.ts';
import type { ReadPaper } from './read-paper.ts';

export type PaperWork = { what: 'read'; bytes: Uint8Array } | ({ what: 'fill' } & FillWork);
export type PaperAnswer = { read: ReadPaper | { refused: string } } | { filled: Filled };

const askPaperProcess = workerQueue<PaperWork, PaperAnswer>({
  // From the source, which lies beside every build: a process needs a file of its own.
  file: path.join(env.contentRoot, 'packages/desk/official-forms/paper-worker.ts'),
  given: env.contentRoot,
  workers: 1,
  longestQueue: 20,
  // Scanned pages take their time to draw, on a machine with much to do most of all.
  timeoutMs: 120_000,
  idleMs: 60_000,
});

const otherAnswer = () => new Error('The process of official forms answered something else');

/** Has a fillable PDF read by a process of its own. @throws QueueFull when too many wait; Error if it was its end. */
export async function askToRead(bytes: Uint8Array): Promise<ReadPaper | { refused: string }> {
  const answer = await askPaperProcess({ what: 'read', bytes });
  if (!('read' in answer)) throw otherAnswer();
  return answer.read;
}

/** Has a paper filled in by the same process. @throws as `askToRead`. */
export async function askToFill(work: FillWork, wanted?: { signal?: AbortSignal }): Promise<Filled> {
  const answer = await askPaperProcess({ what: 'fill', ...work }, wanted);
  if (!('filled' in answer)) throw otherAnswer();
  return answer.filled;
}
