import { isEmptyProfile, type Profile } from '@majak/tools/profile/profile';
import { readProfile, writeProfile } from '@majak/tools/profile/profile-file';
import { readStoredText, writeStoredText } from '../form/browser-store.ts';
import { type LockedText, lockText, readLocked, type TextKey, unlockText } from './locked-text.ts';
import { profileName } from './profile-name.ts';
import { readTabKey } from './tab-key.ts';

/** The profile in this browser. */
export type KeptProfile =
  | { kind: 'none' }
  /** @param key With what it is locked when it is written; nothing where it has no passphrase. */
  | { kind: 'open'; profile: Profile; key: TextKey | undefined }
  | { kind: 'locked'; locked: LockedText }
  /** It cannot be read, and is left as it is. */
  | { kind: 'damaged'; says: string };

function readOpen(text: string, key?: TextKey): KeptProfile {
  const read = readProfile(text);
  return read.ok ? { kind: 'open', profile: read.value, key } : { kind: 'damaged', says: read.error };
}

/** Opens a locked profile by a key; nothing where it is another profile's. */
export async function openLocked(locked: LockedText, key: TextKey): Promise<KeptProfile | undefined> {
  const text = await unlockText(locked, key);
  return text === undefined ? undefined : readOpen(text, key);
}

/** What this browser keeps, opened where it has no passphrase, or where this tab was given it. */
export async function readKept(): Promise<KeptProfile> {
  const text = readStoredText(profileName);
  if (text === undefined) return { kind: 'none' };
  const locked = readLocked(text);
  if (!locked) return readOpen(text);
  const key = readTabKey();
  return (key && (await openLocked(locked, key))) ?? { kind: 'locked', locked };
}

/** Keeps a profile, locked if it has a key. One that is empty and has none is forgotten. @returns whether it was kept. */
export async function writeKept(profile: Profile, key: TextKey | undefined): Promise<boolean> {
  if (isEmptyProfile(profile) && !key) return writeStoredText(profileName, undefined);
  const text = writeProfile(profile);
  return writeStoredText(profileName, key ? await lockText(text, key) : text);
}
