import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { type Dialect, parts } from './backup-parts.ts';
import { filesIn, flush } from './durable-files.ts';

const manifest = z.object({
  product: z.literal('majak'),
  format: z.literal(1),
  takenAt: z.string(),
  dialect: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()).min(1),
  files: z.array(
    z.object({
      path: z.string().regex(/^(majak\.db|majak\.dump|files\/(?!.*\.\.)[^\0]+)$/),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
});
/** What a backup says of itself: written last, so that a backup without it is none. */
type Manifest = z.infer<typeof manifest>;

/** The fingerprint of a file's content. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Lists every file of a finished copy with its size and fingerprint. */
export async function writeManifest(folder: string, dialect: Dialect, migrations: string[]): Promise<void> {
  const files: Manifest['files'] = [];
  for (const file of filesIn(folder)) {
    const whole = path.join(folder, file);
    files.push({ path: file, bytes: statSync(whole).size, sha256: await sha256Of(whole) });
  }
  const takenAt = new Date().toISOString();
  const content: Manifest = { product: 'majak', format: 1, takenAt, dialect, migrations, files };
  const file = path.join(folder, parts.manifest);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  flush(file);
}

/**
 * Proves that a folder holds a whole backup.
 * @throws Error that says what is missing, cut short or changed.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, parts.manifest);
  if (!existsSync(file))
    throw new Error(`${folder} is no whole backup: it has no ${parts.manifest}, which is written last.`);
  const read = manifest.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} cannot be read: it is damaged, or of another version.`);
  for (const { path: name, bytes, sha256 } of read.data.files) {
    const part = path.join(folder, name);
    if (!existsSync(part)) throw new Error(`The backup is not whole: ${name} is missing.`);
    if (statSync(part).size !== bytes)
      throw new Error(`The backup is not whole: ${name} has ${statSync(part).size} bytes of ${bytes}.`);
    if ((await sha256Of(part)) !== sha256) throw new Error(`The backup is damaged: ${name} was changed.`);
  }
  const copy = read.data.dialect === 'sqlite' ? parts.sqlite : parts.postgres;
  if (!read.data.files.some(({ path: name }) => name === copy))
    throw new Error(`The backup is not whole: it does not name ${copy}.`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
