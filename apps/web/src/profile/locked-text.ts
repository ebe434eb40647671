import * as z from 'zod/mini';

/**
 * How often a passphrase is hashed. Source: OWASP Password Storage Cheat Sheet, PBKDF2-HMAC-SHA256: 600,000 or more
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2).
 */
export const iterations = 600_000;
/** A file that somebody else wrote does not keep this browser busy for minutes. */
const mostIterations = 10_000_000;
const saltBytes = 16;
/** AES-GCM takes 96 bits, a new one for each writing. */
const ivBytes = 12;

/** Not `z.int`, whose code every form of the site would bring. */
const whole = z.number().check(z.refine(Number.isSafeInteger));
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
const lockedSchema = z.object({
  locked: z.literal(1),
  iterations: whole.check(z.minimum(iterations), z.maximum(mostIterations)),
  salt: base64,
  iv: base64,
  data: base64,
});

/** A text that nobody reads without its key. */
export type LockedText = z.infer<typeof lockedSchema>;

/** A key, and what it was made with: nothing of the passphrase. */
export const keySchema = z.object({ iterations: whole, salt: base64, bits: base64 });
export type TextKey = z.infer<typeof keySchema>;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** What is locked of a kept text; nothing of one that is not. */
export function readLocked(text: string): LockedText | undefined {
  try {
    return lockedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether this browser can lock: not on an address without TLS. */
export const canLock = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The key that a passphrase makes. It takes a moment, on purpose. @param made With what an earlier one was made. */
export async function keyFrom(
  passphrase: string,
  made: Pick<TextKey, 'iterations' | 'salt'> = {
    iterations,
    salt: toBase64(crypto.getRandomValues(new Uint8Array(saltBytes))),
  },
): Promise<TextKey> {
  // The same letters, however a keyboard composes them.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const salt = fromBase64(made.salt);
  const hashing = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: made.iterations };
  const bits = await crypto.subtle.deriveBits(hashing, base, 256);
  return { iterations: made.iterations, salt: made.salt, bits: toBase64(new Uint8Array(bits)) };
}

const cipherKey = ({ bits }: TextKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(bits), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Locks a text with a key. */
export async function lockText(text: string, key: TextKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await cipherKey(key),
    new TextEncoder().encode(text),
  );
  const locked: LockedText = {
    locked: 1,
    iterations: key.iterations,
    salt: key.salt,
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
  return JSON.stringify(locked);
}

/** Unlocks a text; nothing where the key is another one, or the text was changed. */
export async function unlockText(locked: LockedText, key: TextKey): Promise<string | undefined> {
  try {
    const iv = fromBase64(locked.iv);
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await cipherKey(key),
      fromBase64(locked.data),
    );
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}
