import { createHash, randomBytes } from 'node:crypto';

/** An id that nobody guesses: 256 random bits. Who has it may hand the file in or take it back. */
export const newUploadId = (): string => randomBytes(32).toString('base64url');

/** What the store knows of an id: its digest, so that no copy of the store is worth an id. */
export const uploadKey = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Where its bytes lie behind the files port. */
export const fileOfUpload = (key: string): string => `uploads/${key}`;
