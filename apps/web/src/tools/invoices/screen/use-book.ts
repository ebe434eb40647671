import { useEffect, useState } from 'react';
import { store, stored } from '../../../form/browser-store.ts';
import { type Book, emptyBook, forgotten, readBook, type Shelf, writeBook } from './book.ts';

const key = 'majak-invoice-book';

export const storedBook = (): Book => readBook(stored(key) ?? '') ?? emptyBook;

export type KeptBook = {
  book: Book;
  /** Changes the book as it stands now, in whichever tab it was changed last. */
  change: (next: (book: Book) => Book) => void;
  forget: (shelf: Shelf, key: string) => void;
  /** Whether the browser refused to keep the last change. */
  full: boolean;
};

/** The book of this browser, the same in all its tabs. */
export function useBook(): KeptBook {
  const [book, setBook] = useState<Book>(emptyBook);
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
    setFull(!store(key, isEmpty ? undefined : writeBook(changed)));
    setBook(changed);
  };
  return {
    book,
    full,
    change,
    forget: (shelf, of) => change((now) => forgotten(now, shelf, of)),
  };
}
