import type { Profile } from '@majak/tools/profile/profile';
import { readStoredText, writeStoredText } from '../form/browser-store.ts';
import { type KeptProfile, openLocked, readKept, writeKept } from './kept-profile.ts';
import { keyFrom, type TextKey } from './locked-text.ts';
import { profileName } from './profile-name.ts';
import { writeTabKey } from './tab-key.ts';

/** The profile as this tab sees it. @param refused This browser keeps nothing: it is gone with the page. */
export type ProfileState = { kept: KeptProfile | { kind: 'waking' }; refused: boolean };

const waking: ProfileState = { kept: { kind: 'waking' }, refused: false };
let state = waking;
const listeners = new Set<() => void>();

function become(next: Partial<ProfileState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

let reading = 0;
/** Reads what is kept, as after another tab wrote; of several readings the last one counts. */
async function wake(): Promise<void> {
  reading += 1;
  const mine = reading;
  const kept = await readKept();
  if (mine === reading) become({ kept });
}

const follow = ({ key }: StorageEvent): void => {
  if (key === profileName || key === null) void wake();
};

/** Tells a listener of every change, in this tab and in others. @returns ends it. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', follow);
    void wake();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

export const currentState = (): ProfileState => state;
/** On a server nobody knows what a browser keeps. */
export const servedState = (): ProfileState => waking;

/** One tab at a time, where the browser can see to it. */
const inTurn = (change: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(profileName, change) : change();

async function keep(profile: Profile, key: TextKey | undefined): Promise<void> {
  const kept = await writeKept(profile, key);
  reading += 1;
  become({ kept: { kind: 'open', profile, key }, refused: !kept });
}

/** Changes what is kept at this moment: another tab may have written. Not while it is locked. */
export const changeProfile = (change: (profile: Profile) => Profile): Promise<void> =>
  inTurn(async () => {
    const now = state.refused && state.kept.kind === 'open' ? state.kept : await readKept();
    if (now.kind === 'open') await keep(change(now.profile), now.key);
    else if (now.kind === 'none') await keep(change({}), undefined);
    else become({ kept: now });
  });

/** Gives the open profile a passphrase, or takes it away. Other tabs are locked by it. */
export const setPassphrase = (passphrase: string | undefined): Promise<void> =>
  inTurn(async () => {
    if (state.kept.kind !== 'open') return;
    const key = passphrase === undefined ? undefined : await keyFrom(passphrase);
    writeTabKey(key);
    await keep(state.kept.profile, key);
  });

/** Opens the locked profile for this tab. @returns whether the passphrase was right. */
export async function unlockProfile(passphrase: string): Promise<boolean> {
  if (state.kept.kind !== 'locked') return true;
  const { locked } = state.kept;
  const key = await keyFrom(passphrase, locked);
  const kept = await openLocked(locked, key);
  if (!kept) return false;
  writeTabKey(key);
  become({ kept });
  return true;
}

/** Locks it in this tab again. */
export function lockProfile(): void {
  writeTabKey(undefined);
  void wake();
}

/** Erases the profile. @returns puts it back, as long as the page is open. */
export function eraseProfile(): () => void {
  const text = readStoredText(profileName);
  const before = state;
  writeStoredText(profileName, undefined);
  reading += 1;
  become({ kept: { kind: 'none' } });
  return () => {
    if (text === undefined) return become(before);
    become({ refused: !writeStoredText(profileName, text) });
    void wake();
  };
}
