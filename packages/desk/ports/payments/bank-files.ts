import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';

/** A name that is the same for the same key: two calls with one key are one thing. */
export const nameOf = (kind: string, key: string): string =>
  `${kind}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;

const plainName = /^[a-z]{2}_local_[0-9a-f]{24}(\.end)?$/;

/** Writes what is not there yet, whole. @returns false where it is: who comes second changes nothing. */
export async function writeOnce(directory: string, name: string, content: unknown): Promise<boolean> {
  await mkdir(directory, { recursive: true });
  const written = path.join(directory, `.${randomUUID()}.tmp`);
  await writeFile(written, JSON.stringify(content), { flush: true });
  try {
    // A link is made whole or not at all, and never over another file.
    await link(written, path.join(directory, `${name}.json`));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(written, { force: true });
  }
}

/** What was written under a name; nothing where there is none. */
export async function readOnce<Content>(
  directory: string,
  name: string,
  schema: z.ZodType<Content>,
): Promise<Content | undefined> {
  if (!plainName.test(name)) return undefined;
  const text = await readFile(path.join(directory, `${name}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/** The names of everything of a kind. */
export async function namesOf(directory: string, kind: string): Promise<string[]> {
  const files = await readdir(directory).catch(() => []);
  return files.filter((file) => file.startsWith(`${kind}_`)).map((file) => file.replace(/\.json$/, ''));
}
