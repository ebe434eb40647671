import * as z from 'zod/mini';
import { type Field, type FieldWording, field, missingMessage } from '../field.ts';
import { isPlainObject } from '../field-tree.ts';

/** A file that was sent ahead of the answers: its id, which only who sent it knows, and what is known of it. */
export type Upload = { id: string; name: string; type: string; size: number };

/** The types of files that can be taken, and what people call them. */
export const uploadTypes = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
} as const;
export type UploadType = keyof typeof uploadTypes;
const allTypes = Object.keys(uploadTypes) as UploadType[];

const mib = 1024 * 1024;

type UploadWords = FieldWording & {
  /** Types that are taken; all that can be otherwise. */
  accept?: readonly UploadType[];
  maxBytes?: number;
  /** How many at most, and at least; one, and none. */
  max?: number;
  min?: number;
};

/** A size for people: `300 bytes`, `2 KB`, `1.4 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < mib) return `${Math.round(bytes / 1024)} KB`;
  return `${(Math.floor((bytes / mib) * 10) / 10).toString()} MB`;
}

/** What a type is called: `PDF`. */
export const typeInWords = (type: string): string =>
  Object.hasOwn(uploadTypes, type) ? uploadTypes[type as UploadType] : type;

/** Types as people name them: `PDF, JPEG or PNG`. */
export const typesInWords = (accept: readonly string[]): string =>
  accept
    .map(typeInWords)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

/** Says which files were not taken because there are as many as may be. @param names As they stand in a sentence. */
export const leftOutInWords = (max: number, names: readonly string[]): string =>
  `You can attach at most ${max} ${max === 1 ? 'file' : 'files'}. Not attached: ${names.join(', ')}.`;

// Not `z.enum` and `z.int`, whose code every form of the site would bring.
const upload = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{43}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  type: z.literal(allTypes),
  size: z.number().check(z.refine((size) => Number.isSafeInteger(size) && size > 0)),
});
const list = z.array(upload);

/** What is a list of uploads; an empty one for anything else. */
export const uploadList = (given: unknown): Upload[] => list.safeParse(given).data ?? [];

/** The uploads that a text means; nothing for one that means none. */
export function readUploads(text: string): Upload[] | undefined {
  try {
    return list.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Uploads as the text of their field. */
export const writeUploads = (given: unknown): string => {
  const known = uploadList(given);
  return known.length === 0
    ? ''
    : JSON.stringify(known.map(({ id, name, type, size }) => ({ id, name, type, size })));
};

/** Uploads in words: `passport.pdf (PDF, 1.4 MB)`. */
export const uploadsInWords = (given: unknown): string =>
  Array.isArray(given)
    ? given
        .filter(isPlainObject)
        .map(({ name, type, size }) => `${name} (${typeInWords(String(type))}, ${sizeInWords(Number(size))})`)
        .join(', ')
    : '';

/**
 * Files that are sent ahead of the answers, one by one, and named by them: a scan of a passport, a contract. None, unless
 * `min` says that some are needed.
 */
export function uploads({
  accept = allTypes,
  maxBytes = 10 * mib,
  max = 1,
  min = 0,
  ...words
}: UploadWords): Field<readonly Upload[]> {
  const missing = missingMessage({ missing: `${words.label}: choose a file`, ...words });
  const schema = z
    .array(upload, {
      error: ({ input }) => (input === undefined ? missing : `${words.label}: choose the file again`),
    })
    .check(
      z.minLength(min, missing),
      z.maxLength(max, `${words.label}: at most ${max} ${max === 1 ? 'file' : 'files'}`),
      z.refine((given) => given.every(({ type, size }) => accept.includes(type) && size <= maxBytes), {
        error: `${words.label}: choose a ${typesInWords(accept)} of at most ${sizeInWords(maxBytes)}`,
      }),
      z.refine((given) => new Set(given.map(({ id }) => id)).size === given.length, {
        error: `${words.label}: choose each file once`,
      }),
    );
  return field<readonly Upload[]>({
    words: { personal: true, ...words },
    control: { kind: 'uploads', accept, maxBytes, max },
    codec: {
      read: (text) => readUploads(text) ?? text,
      write: writeUploads,
      readable: (value) => writeUploads(value),
    },
    schema: schema as unknown as z.ZodMiniType<readonly Upload[]>,
    ...(min === 0 ? { start: [] } : {}),
  });
}
