import { done, failed, type Result } from '@majak/law/result';
import { type InflateBudget, inflate } from './inflate.ts';
import { latin1 } from './text-of-file.ts';

const entriesMax = 1_000;
const broken = failed('The archive is damaged or incomplete');

type Entry = { flags: number; method: number; size: number; offset: number };

/** The first entry whose name ends so, by the directory at the end of the archive. */
function findEntry(bytes: Uint8Array, ending: RegExp): Result<Entry | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = Math.max(0, bytes.length - 65_557);
  const end = tail + latin1(bytes.subarray(tail)).lastIndexOf('PK\x05\x06');
  if (end < tail || end + 22 > bytes.length) return broken;
  let at = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), entriesMax);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return broken;
    const length = view.getUint16(at + 28, true);
    if (ending.test(latin1(bytes.subarray(at + 46, at + 46 + length))))
      return done({
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        size: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
      });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return done(undefined);
}

/**
 * Takes one file out of a ZIP archive, as an `.isdocx` is one.
 * @param ending What the name of the file ends with.
 * @returns nothing inside `done` where there is no such file.
 */
export async function readEntry(
  bytes: Uint8Array<ArrayBuffer>,
  ending: RegExp,
  budget: InflateBudget,
): Promise<Result<Uint8Array<ArrayBuffer> | undefined>> {
  const entry = findEntry(bytes, ending);
  if (!entry.ok || !entry.value) return entry.ok ? done(undefined) : entry;
  const { flags, method, size, offset } = entry.value;
  if (flags & 1) return failed('The archive is protected by a password. Save it without one.');
  if (offset + 30 > bytes.length) return broken;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begin = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (begin + size > bytes.length) return broken;
  const packed = bytes.subarray(begin, begin + size);
  if (method === 0) return done(packed);
  const data = method === 8 ? await inflate(packed, 'deflate-raw', budget) : undefined;
  return data ? done(data) : broken;
}
