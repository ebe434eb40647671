import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key that files are sealed with, and the name by which a file says which one it was. */
export type FileKey = { id: string; key: Uint8Array };

/** Thrown when a file cannot be opened: its key is not among ours, or it is not as it was sealed. */
export class SealBroken extends Error {}

/** "Majak sealed file", form 1. */
const mark = Buffer.from('MSF1');
const nonceBytes = 12;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
const cipher = 'aes-256-gcm';

/**
 * Encrypts a file: mark, length of the key's id, id, nonce and tag, then what was encrypted (AES-256-GCM, NIST SP
 * 800-38D, a random nonce of 96 bits for each). What stands before, and the name it is kept by, are sealed with it: one
 * file cannot be put in the place of another.
 */
export function seal(bytes: Uint8Array, name: string, { id, key }: FileKey): Buffer {
  const keyId = Buffer.from(id, 'ascii');
  const head = Buffer.concat([mark, Buffer.from([keyId.length]), keyId]);
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce);
  sealing.setAAD(Buffer.concat([head, Buffer.from(name)]));
  const start = head.length + nonceBytes + tagBytes;
  // Its own memory, filled piece by piece: a large file is not there a third time.
  const sealed = Buffer.allocUnsafeSlow(start + bytes.length);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    sealing.update(bytes.subarray(at, at + pieceBytes)).copy(sealed, start + at);
  // This cipher writes as much as it is given: there is nothing left to write at its end.
  sealing.final();
  for (const [part, at] of [
    [head, 0],
    [nonce, head.length],
    [sealing.getAuthTag(), start - tagBytes],
  ] as const)
    part.copy(sealed, at);
  return sealed;
}

function readHead(file: Buffer): { id: string; end: number } {
  const end = mark.length + 1 + (file[mark.length] ?? 0);
  const isWhole = file.length >= end + nonceBytes + tagBytes;
  if (!isWhole || !file.subarray(0, mark.length).equals(mark)) throw new SealBroken('This is no sealed file');
  return { id: file.toString('ascii', mark.length + 1, end), end };
}

/** The id of the key that a file was sealed with. @throws SealBroken for what is no sealed file. */
export const sealedWith = (file: Uint8Array): string => readHead(Buffer.from(file)).id;

/** Decrypts what `seal` made. @throws SealBroken if the key is not among these, or a single bit is not as it was. */
export function unseal(file: Uint8Array, name: string, keys: readonly FileKey[]): Buffer {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { id, end } = readHead(whole);
  const known = keys.find((one) => one.id === id);
  if (!known) throw new SealBroken(`The key ${id} is not among FILES_KEYS`);
  const tagAt = end + nonceBytes;
  const opening = createDecipheriv(cipher, known.key, whole.subarray(end, tagAt), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.concat([whole.subarray(0, end), Buffer.from(name)]));
  opening.setAuthTag(whole.subarray(tagAt, tagAt + tagBytes));
  const bytes = opening.update(whole.subarray(tagAt + tagBytes));
  try {
    opening.final();
  } catch {
    throw new SealBroken('The file is not as it was sealed');
  }
  return bytes;
}
