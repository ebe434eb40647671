import { done, failed, type Result } from '@majak/law/result';
import { readDraft, writeDraft } from '../form/draft.ts';
import { isPlainObject } from '../form/field-tree.ts';
import { type Profile, withFacts } from './profile.ts';
import { profileForm } from './profile-form.ts';

/** Longer is no fact. */
const textMaxLength = 500;
/** More than every fact of the largest family: reading takes longer with each. */
const most = 1000;

/** A profile as a text: what this browser keeps, and the file of an export. */
export const writeProfile = (profile: Profile): string => writeDraft(profileForm, profile);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads a profile, of an earlier version too. What is no fact is left out.
 * @returns the profile; or why there is none, in a whole sentence.
 */
export function readProfile(text: string): Result<Profile> {
  const file = parsed(text);
  if (!isPlainObject(file) || file.form !== profileForm.key) return failed('The file isn’t a profile.');
  if (typeof file.version === 'number' && file.version > profileForm.version)
    return failed('The profile is from a later version of this site. Reload the page, then try again.');
  if (isPlainObject(file.typed) && Object.keys(file.typed).length > most)
    return failed(`The file has more than ${most} facts: no profile of this site has as many.`);
  const read = readDraft(profileForm, text);
  if (!read) return failed('The profile is damaged: its facts can’t be read.');
  return done(
    withFacts(
      {},
      Object.fromEntries(Object.entries(read).filter(([, fact]) => fact.length <= textMaxLength)),
    ),
  );
}

export type Change = { at: string; was: string | undefined; now: string };

/** What another profile would change in this one; what it lacks stays. */
export const changesFrom = (profile: Profile, other: Profile): Change[] =>
  Object.entries(other)
    .filter(([at, now]) => profile[at] !== now)
    .map(([at, now]) => ({ at, was: profile[at], now }));
