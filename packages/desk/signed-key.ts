import { isSame, type Purpose, signature } from './signature.ts';

/** A key that opens one thing: made of its id alone, so that nothing in the store is worth a key. @param id Without a dot. */
export const signedKey = (purpose: Purpose, id: string): string => `${id}.${signature(purpose, id)}`;

/** Longer than any key. */
const longest = 200;

/** The id that a key was made of; nothing where it is forged. */
export function idOfKey(purpose: Purpose, key: string): string | undefined {
  if (key.length > longest) return undefined;
  const [id = ''] = key.split('.');
  return isSame(key, signedKey(purpose, id)) ? id : undefined;
}
