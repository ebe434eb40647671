import { useEffect, useState } from 'react';
import { readStoredText, writeStoredText } from '../../../../form/browser-store.ts';
import {
  type EntryKind,
  forgotten,
  noSavedEntries,
  readSavedEntries,
  type SavedEntries,
  writeSavedEntries,
} from './saved-entries.ts';

const key = 'majak-invoice-book';

export const storedEntries = (): SavedEntries =>
  readSavedEntries(readStoredText(key) ?? '') ?? noSavedEntries;

export type LiveSavedEntries = {
  book: SavedEntries;
  /** Changes the book as it stands now, in whichever tab it was changed last. */
  change: (next: (book: SavedEntries) => SavedEntries) => void;
  forget: (kind: EntryKind, key: string) => void;
  /** Whether the browser refused to keep the last change. */
  full: boolean;
};

/** The book of this browser, the same in all its tabs. */
export function useSavedEntries(): LiveSavedEntries {
  const [book, setBook] = useState<SavedEntries>(noSavedEntries);
  const [full, setFull] = useState(false);
  useEffect(() => {
    const read = () => setBook(storedEntries());
    const changed = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    read();
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);
  const change: LiveSavedEntries['change'] = (next) => {
    const changed = next(full ? book : storedEntries());
    const isEmpty = Object.values(changed).every((entries) => entries.length === 0);
    setFull(!writeStoredText(key, isEmpty ? undefined : writeSavedEntries(changed)));
    setBook(changed);
  };
  return {
    book,
    full,
    change,
    forget: (kind, of) => change((now) => forgotten(now, kind, of)),
  };
}
