/** A part of a file, both ends included. */
export type FileRange = { first: number; last: number };

/** What is known of a file without its bytes. */
export type FileFacts = { size: number; type: string };

/** Where files lie, whole or not at all. A file is named by a key that we made, never by a name that a visitor gave. */
export type FilesPort = {
  kind: 'local' | 'real';
  /** Where they lie, for the line printed at the start; without credentials. */
  target: string;
  /** Keeps bytes under a key; what was kept under it before is replaced. Its type is told by how the key ends. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** What a file weighs and is; nothing if there is none. */
  has: (key: string) => Promise<FileFacts | undefined>;
  /** Its bytes, read as fast as somebody takes them; nothing if there is no such file. */
  get: (key: string, range?: FileRange) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Nothing is left of it; one that is not there is gone already. */
  remove: (key: string) => Promise<void>;
  /** The keys that begin with a prefix, in their order: `uploads/`. */
  list: (prefix: string) => AsyncIterable<string>;
  /** Clears away what processes were writing when they were killed, if that was before a moment. */
  clearUnfinished: (before: Date) => Promise<void>;
};

/** Thrown when a file could be neither kept nor read: the store of files is away, or refuses us. Names no key. */
export class FilesUnavailable extends Error {}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** The type of a file by how its key ends; bytes of any kind for an ending that is not known. */
export const typeOfKey = (key: string): string =>
  types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Folders and a name of letters, digits, `-`, `_` and single dots: no way out of a folder, and no file that is hidden. */
const key = /^(?:[A-Za-z0-9][\w-]*\/)*[A-Za-z0-9][\w-]*(?:\.[\w-]+)*$/;
const longestKey = 200;

/** Whether a text can be a key. */
export const isKey = (text: string): boolean => text.length <= longestKey && key.test(text);

/** The key itself. @throws Error for what is no key: every adapter asks before it does anything. */
export function checkedKey(text: string): string {
  if (!isKey(text)) throw new Error('This is no key of a file');
  return text;
}
