import { keySchema, type TextKey } from './locked-text.ts';

const name = 'majak-profile-key';

/** The key of an unlocked profile, which this tab alone keeps, until it is closed or locked. */
export function readTabKey(): TextKey | undefined {
  try {
    return keySchema.safeParse(JSON.parse(sessionStorage.getItem(name) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a key for this tab, or forgets it. Where storage is refused the profile is locked again with the next page. */
export function writeTabKey(key: TextKey | undefined): void {
  try {
    if (key) sessionStorage.setItem(name, JSON.stringify(key));
    else sessionStorage.removeItem(name);
  } catch {
    return;
  }
}
