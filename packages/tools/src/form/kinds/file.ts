import * as z from 'zod/mini';
import { type Field, field, missingOf, type Words } from '../field.ts';

type FileWords = Words & {
  /** Types that are taken, such as `image/png`. */
  accept: readonly string[];
  maxBytes: number;
};

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+);base64,([A-Za-z0-9+/]*={0,2})$/;

/** Bytes behind so many figures of Base64. */
const bytesOf = (base64: string): number =>
  (base64.length / 4) * 3 - (/={0,2}$/.exec(base64)?.[0].length ?? 0);

/** A small file that travels with the answers, as a data URL; nothing when it is left out. */
export function file({ accept, maxBytes, ...words }: FileWords): Field<string | undefined> {
  const types = accept.map((type) => type.split('/')[1]?.toUpperCase()).join(' or ');
  const schema = z.string({ error: missingOf(words) }).check(
    z.refine((text) => accept.includes(dataUrl.exec(text)?.[1] ?? ''), {
      error: `${words.label}: choose a file of type ${types}`,
      abort: true,
    }),
    z.refine((text) => bytesOf(dataUrl.exec(text)?.[2] ?? '') <= maxBytes, {
      error: `${words.label}: choose a file of at most ${Math.round(maxBytes / 1024)} KB`,
    }),
  );
  return field<string | undefined>({
    words,
    control: { kind: 'file', accept, maxBytes },
    schema,
    optional: true,
  });
}
