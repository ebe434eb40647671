import type { Profile } from '@majak/tools/profile/profile';
import { type Change, changesFrom, readProfile } from '@majak/tools/profile/profile-file';
import { useState } from 'react';

/** A file has a few kilobytes: a larger one is no profile. */
const maxBytes = 1024 ** 2;

export type Import = { profile: Profile; changes: readonly Change[]; name: string };

/** Reads a profile from a file, and says what it would change before it does. */
export function useImport(profile: Profile) {
  const [found, setFound] = useState<Import>();
  const [error, setError] = useState<string>();
  const open = async (file: File | undefined) => {
    setFound(undefined);
    setError(undefined);
    if (!file) return;
    if (file.size > maxBytes) return setError('The file is larger than 1 MB: it isn’t a profile.');
    try {
      const read = readProfile(await file.text());
      if (!read.ok) return setError(`${read.error} Your profile is as it was.`);
      const changes = changesFrom(profile, read.value);
      setFound({ profile: read.value, changes, name: file.name });
    } catch {
      setError('The file couldn’t be read. Choose a file, not a folder, and try again.');
    }
  };
  return { found, error, open, close: () => setFound(undefined) };
}
