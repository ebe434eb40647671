import { useEffect, useState } from 'react';
import { readStoredText, writeStoredText } from '../../../form/browser-store.ts';
import { emptyBook, forgotten, readBook, type SavedEntries, type Shelf, writeBook } from './saved-entries.ts';

const key = 'majak-invoice-book';

export const storedBook = (): SavedEntries => readBook(readStoredText(key) ?? '') ?? emptyBook;

export type KeptBook = {
  book: SavedEntries;
  /** Changes the book as it stands now, in whichever tab it was changed last. */
  change: (next: (book: SavedEntries) => SavedEntries) => void;
  forget: (shelf: Shelf, key: string) => void;
  /** Whether the browser refused to keep the last change. */
  full: boolean;
};

/** The book of this browser, the same in all its tabs. */
export function useBook(): KeptBook {
  const [book, setBook] = useState<SavedEntries>(emptyBook);
  const [full, setFull] = useState(false);
  useEffect(() => {
    const read = () => setBook(storedBook());
    const changed = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read();
    };
    read();
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);
  const change: KeptBook['change'] = (next) => {
    const changed = next(full ? book : storedBook());
    const isEmpty = Object.values(changed).every((entries) => entries.length === 0);
    setFull(!writeStoredText(key, isEmpty ? undefined : writeBook(changed)));
    setBook(changed);
  };
  return {
    book,
    full,
    change,
    forget: (shelf, of) => change((now) => forgotten(now, shelf, of)),
  };
}
