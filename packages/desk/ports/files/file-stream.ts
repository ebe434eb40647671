import { createReadStream } from 'node:fs';
import type { FileRange } from './port.ts';

async function* pieces(file: string, { first, last }: FileRange): AsyncGenerator<Uint8Array> {
  if (last >= first) yield* createReadStream(file, { start: first, end: last });
}

/**
 * The part of a file, read as fast as somebody takes it: a video is never in memory as a whole. The file is open from
 * the first piece that is taken until the last, or until nobody wants more.
 */
export function fileStream(file: string, range: FileRange): ReadableStream<Uint8Array> {
  const taken = pieces(file, range);
  const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
    const { value, done } = await taken.next();
    if (done) stream.close();
    else stream.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: () => void taken.return(undefined) }, { highWaterMark: 0 });
}
