import * as z from 'zod/mini';
import { type Field, type FieldWording, field, missingMessage, optional } from '../field.ts';

type FileWords = FieldWording & {
  /** Types that are taken, such as `image/png`. */
  accept: readonly string[];
  maxBytes: number;
};

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+);base64,([A-Za-z0-9+/]*={0,2})$/;

/** Bytes behind so many figures of Base64. */
const bytesOf = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** A size for people: `300 bytes`, `2 KB`, `5 MB`. */
const sizeOf = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
};

/** What is said of a file that a field does not take; nothing of one that it does. */
export function fileFault(
  { label, accept, maxBytes }: Pick<FileWords, 'label' | 'accept' | 'maxBytes'>,
  { type, size }: { type: string; size: number },
): string | undefined {
  const types = accept.map((one) => one.split('/')[1]?.toUpperCase()).join(' or ');
  if (!accept.includes(type)) return `${label}: choose a file of type ${types}`;
  if (size === 0) return `${label}: choose a file that is not empty`;
  return size > maxBytes ? `${label}: choose a file of at most ${sizeOf(maxBytes)}` : undefined;
}

function faultOf(words: FileWords, text: string): string | undefined {
  const [, type = '', base64 = ''] = dataUrl.exec(text) ?? [];
  const isWhole = base64.length % 4 === 0;
  return fileFault(words, { type: isWhole ? type : '', size: bytesOf(base64) });
}

/** A small file that travels with the answers, as a data URL; nothing when it is left out. */
export const file = ({ accept, maxBytes, ...words }: FileWords): Field<string | undefined> =>
  optional(
    field<string>({
      words: { personal: true, ...words },
      control: { kind: 'file', accept, maxBytes },
      schema: z.string({ error: missingMessage(words) }).check(
        z.refine((text) => faultOf({ accept, maxBytes, ...words }, text) === undefined, {
          error: ({ input }) => faultOf({ accept, maxBytes, ...words }, String(input)),
        }),
      ),
    }),
  );
