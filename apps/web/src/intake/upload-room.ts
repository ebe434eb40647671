import { problem } from '../problem.ts';

/** Thrown at who waited for room in vain. */
export class NoRoom extends Error {}

type Waiting = { bytes: number; enter: () => void };

/**
 * Room in memory for what is sent, shared by all who send: who finds none waits, in the order they came.
 * @param size Bytes that there is room for. What is larger than that gets all of it.
 * @param longestWaitMs Then there is no room for who waits.
 */
export function uploadRoom({ size, longestWaitMs }: { size: number; longestWaitMs: number }) {
  let free = size;
  const line: Waiting[] = [];
  const admit = () => {
    for (let first = line[0]; first && first.bytes <= free; first = line[0]) {
      free -= first.bytes;
      line.shift();
      first.enter();
    }
  };
  const entrance = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { bytes, enter };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(new NoRoom('Too much is in memory'));
        admit();
      }, longestWaitMs);
      line.push(waiting);
      admit();
    });
  /** Does something that takes so many bytes. @throws NoRoom */
  return async <T>(bytes: number, use: () => Promise<T>): Promise<T> => {
    const taken = Math.min(bytes, size);
    await entrance(taken);
    try {
      return await use();
    } finally {
      free += taken;
      admit();
    }
  };
}

const mib = 1024 * 1024;

/** Room of this process for the files of strangers: one of the largest, and some more. One is looked at at a time anyway. Nobody waits so long that a body is cut for silence. */
export const inUploadRoom = uploadRoom({ size: 16 * mib, longestWaitMs: 8_000 });

/** What a request says that it brings; all that it may, if it doesn't say. */
export const announcedBytes = (headers: Headers, mostBytes: number): number =>
  Math.min(Number(headers.get('content-length')) || mostBytes, mostBytes);

/** What who waited in vain is told, who may try again at once: the browser does so by itself. @throws what is anything else. */
export function noRoom(error: unknown): Response {
  if (!(error instanceof NoRoom)) throw error;
  return problem({
    status: 503,
    title: 'Many files arrive right now. Try again in a minute.',
    headers: { 'Retry-After': '5' },
  });
}
