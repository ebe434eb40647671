import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Options = { directory: string; limitBytes: number };
type Kept = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** How much of the limit is left when it was passed, so that not every new file looks through all others. */
const sweptTo = 0.9;

/**
 * Keeps on disk what is dear to make, and makes it once for all who ask at the same time. What was not asked for the
 * longest goes first when the files weigh more than the limit. The folder is all there is to know: a restart loses
 * nothing, and processes may share it. A disk that takes no files makes it slow, never wrong.
 */
export function diskCache({ directory, limitBytes }: Options): Kept {
  const underway = new Map<string, Promise<Uint8Array>>();
  let held: number | undefined;

  async function sweep(): Promise<void> {
    const files = await listed(directory);
    let left = files.reduce((sum, { size }) => sum + size, 0);
    const least = left > limitBytes ? limitBytes * sweptTo : left;
    for (const { file, size } of files) {
      if (left <= least) break;
      await rm(file, { force: true });
      left -= size;
    }
    held = left;
  }

  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(directory, { recursive: true });
    // Renamed when it is whole: a process may be killed at any time.
    await writeFile(part, bytes);
    await rename(part, file);
    if (held !== undefined) held += bytes.byteLength;
    if (held === undefined || held > limitBytes) await sweep();
  }

  async function readOrMake(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const found = await readUsed(file);
    if (found) return found;
    const bytes = await make();
    await keep(file, bytes).catch(() => undefined);
    return bytes;
  }

  return (key, make) => {
    const name = createHash('sha256').update(key).digest('hex');
    const asked = underway.get(name);
    if (asked) return asked;
    const answer = readOrMake(path.join(directory, name), make).finally(() => underway.delete(name));
    underway.set(name, answer);
    return answer;
  };
}

/** Reads a file and marks it as used; nothing when it is not there, or empty since the power went off. */
async function readUsed(file: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes?.byteLength) return undefined;
  const now = new Date();
  void utimes(file, now, now).catch(() => undefined);
  return bytes;
}

/** All files of a folder, those first that were not used for the longest. */
async function listed(directory: string) {
  const files = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      const file = path.join(directory, name);
      // Another process may have swept it away meanwhile.
      const known = await stat(file).catch(() => undefined);
      return { file, size: known?.size ?? 0, usedMs: known?.mtimeMs ?? 0 };
    }),
  );
  return files.sort((one, other) => one.usedMs - other.usedMs);
}
