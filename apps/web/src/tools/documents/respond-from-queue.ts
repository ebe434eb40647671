import { QueueFull, WorkCancelled, WorkerLost } from '@majak/desk/documents/worker-queue';
import { problem } from '../../problem.ts';

const later = (title: string, afterS: number): Response =>
  problem({
    status: 503,
    title,
    detail: `Try again in ${afterS} ${afterS === 1 ? 'second' : 'seconds'}.`,
    headers: { 'Retry-After': String(afterS) },
  });

/** Has something made by another process, which refuses when too many ask at once or the same client asks anew, and may not be done in time. */
export async function respondFromQueue(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof WorkCancelled) return later('Newer pages were asked for before these were drawn', 1);
    if (error instanceof QueueFull) return later('Too many documents are being made', 5);
    if (error instanceof WorkerLost) return later('The document took too long to make', 5);
    throw error;
  }
}
