import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PrintedTwoLanguages } from '@majak/tools/documents/two-language-view';
import { env } from '../env.ts';
import type { Printed } from './document-printer.ts';
import { workerQueue } from './worker-queue.ts';

/** What the process of documents is asked for. */
export type DocumentWork =
  | ({ what: 'document'; as: 'pdf' | 'pages' } & Printed)
  | { what: 'docx'; view: PrintedTwoLanguages }
  /** What a country alone has done, as `answer-own.ts` in its folder beside this file does it. */
  | { what: 'own'; country: string; asked: unknown };
export type DocumentAnswer =
  | { docx: Uint8Array }
  | { pdf: Uint8Array }
  | { pages: string[] }
  | { own: unknown };

/** Has work on documents done by a process of its own. @throws QueueFull when too many wait; Error if it failed. */
export const askDocumentProcess = workerQueue<DocumentWork, DocumentAnswer>({
  // From the source, which lies beside every build: a process needs a file of its own.
  file: path.join(env.contentRoot, 'packages/desk/documents/document-worker.ts'),
  given: env.contentRoot,
  // Documents may wait, pages may not: never on the last core.
  workers: availableParallelism() > 2 ? 2 : 1,
  longestQueue: 50,
  timeoutMs: 30_000,
  idleMs: 60_000,
});
