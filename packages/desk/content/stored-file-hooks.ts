import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionConfig } from 'payload';
import * as z from 'zod';
import { env } from '../env.ts';
import { services } from '../services.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** Where Payload puts the files of pictures and videos on this machine. */
export const uploadFolder = path.join(env.DATA_DIR, 'files');

const storedFiles = z.object({
  filename: z.string().nullish(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).nullish(),
});

/** The files of a picture: as it was sent, and in its other sizes. */
function filesOf(doc: unknown): string[] {
  const { filename, sizes } = storedFiles.catch({}).parse(doc);
  return [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap(
    (name) => name || [],
  );
}

/**
 * Hooks by which the files of a collection lie behind the files port. Payload writes them into a folder of this machine;
 * where that is not where files lie, each is put there before anything is told of it, and goes with its document.
 */
export function withStoredFiles({ afterChange = [], afterDelete = [], ...hooks }: Hooks): Hooks {
  const isElsewhere = services.files.kind === 'real';
  return {
    ...hooks,
    afterChange: [
      async ({ req, doc, previousDoc }) => {
        if (!isElsewhere || !req.file) return;
        const names = filesOf(doc);
        for (const name of names)
          await services.files.put(name, await readFile(path.join(uploadFolder, name)));
        for (const old of filesOf(previousDoc)) if (!names.includes(old)) await services.files.remove(old);
      },
      ...afterChange,
    ],
    afterDelete: [
      async ({ doc }) => {
        if (isElsewhere) for (const name of filesOf(doc)) await services.files.remove(name);
      },
      ...afterDelete,
    ],
  };
}
