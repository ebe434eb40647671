import { saveFile } from '../../../save-file.ts';
import { type SavedEntries, writeSavedEntries } from './saved-entries.ts';
import { storedLedger, storeLedger } from './use-ledger.ts';

/** Saves all that is remembered as a file, and with it what is known of payments. */
export function saveBook(book: SavedEntries, today: string): void {
  const ledger = { ...storedLedger(), saved: { on: today, documents: book.issued.length } };
  const text = JSON.stringify({ ...JSON.parse(writeSavedEntries(book)), ledger });
  saveFile(new Blob([text], { type: 'application/json' }), `invoice-book-${today}.json`);
  storeLedger(ledger);
}
