import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileStream } from './file-stream.ts';
import { checkedKey, type FilesPort, FilesUnavailable, isKey, typeOfKey } from './port.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
const isMissing = (error: unknown): boolean => /^(ENOENT|ENOTDIR)$/.test(codeOf(error));
/** Says what went wrong by its code alone: the message of the system names the file. */
const unavailable = (error: unknown) => new FilesUnavailable(`The disk did not serve (${codeOf(error)})`);

/** Waits until the disk has the names in a folder. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** A name that is no key: what is being written, and what a killed process left. */
const newTemporary = (): string => `.${randomUUID()}.tmp`;
const isTemporary = (name: string): boolean => /^\.[0-9a-f-]{36}\.tmp$/.test(name);

/** Writes the whole file or nothing of it, whenever the process is killed or the power goes. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, newTemporary());
  try {
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, file);
    await flushFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function factsOf(file: string): Promise<{ size: number } | undefined> {
  try {
    const known = await stat(file);
    return known.isFile() ? { size: known.size } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unavailable(error);
  }
}

/** All files below a folder; none if it is not there. */
async function filesIn(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw unavailable(error);
  }
}

/** All keys below a folder. What is being written has none. */
const keysIn = async (directory: string): Promise<string[]> =>
  (await filesIn(directory))
    .map((file) => path.relative(directory, file).split(path.sep).join('/'))
    .filter(isKey)
    .sort();

/** Removes a file last written to before a moment; one that went meanwhile is no fault. */
async function removeOlder(file: string, before: Date): Promise<void> {
  try {
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  } catch (error) {
    if (!isMissing(error)) throw unavailable(error);
  }
}

/**
 * Keeps files in a folder, each under its key.
 * @param options.directory Where they lie; made when it is missing.
 */
export function localFiles({ directory }: { directory: string }): FilesPort {
  const fileOf = (key: string) => path.join(directory, checkedKey(key));
  return {
    kind: 'local',
    target: directory,
    put: async (key, bytes) => {
      const file = fileOf(key);
      await writeWhole(file, bytes).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
    has: async (key) => {
      const known = await factsOf(fileOf(key));
      return known && { ...known, type: typeOfKey(key) };
    },
    get: async (key, range) => {
      const file = fileOf(key);
      const known = await factsOf(file);
      return known && fileStream(file, range ?? { first: 0, last: known.size - 1 });
    },
    remove: async (key) => {
      await rm(fileOf(key), { force: true }).catch((error: unknown) => {
        if (!isMissing(error)) throw unavailable(error);
      });
    },
    list: async function* list(prefix) {
      yield* (await keysIn(directory)).filter((key) => key.startsWith(prefix));
    },
    clearUnfinished: async (before) => {
      const left = (await filesIn(directory)).filter((file) => isTemporary(path.basename(file)));
      for (const file of left) await removeOlder(file, before);
    },
  };
}
