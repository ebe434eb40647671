import { Button } from '@majak/ui/button';
import { useRef, useState } from 'react';
import { readLedger } from './ledger.ts';
import { saveBook } from './save-book.ts';
import { joined, noSavedEntries, readSavedEntries, type SavedEntries } from './saved-entries.ts';
import type { LiveInvoice } from './use-invoice.ts';
import { storedLedger, storeLedger } from './use-ledger.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

type Props = { form: LiveInvoice; kept: LiveSavedEntries; isEmpty: boolean };

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const takenOver = ({ issued, customers }: SavedEntries) =>
  `Added: ${some(issued.length, 'document', 'documents')}, ${some(customers.length, 'customer', 'customers')}.`;

/** The book as a file, from a file, and gone. What is erased can be had back until the page is left. */
export function SavedEntriesActions({ form, kept, isEmpty }: Props) {
  const [says, setSays] = useState('');
  const erased = useRef<() => void>(undefined);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text().catch(() => '');
    const book = readSavedEntries(text);
    if (book) {
      const { paid, repeats } = readLedger(JSON.parse(text).ledger);
      const own = storedLedger();
      storeLedger({ ...own, paid: { ...paid, ...own.paid }, repeats: { ...repeats, ...own.repeats } });
      kept.change((now) => joined(now, book));
    }
    setSays(
      book ? takenOver(book) : 'This file doesn’t have saved invoices in it. Choose one that was saved here.',
    );
  };
  const undo = erased.current;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {isEmpty ? null : (
          <Button variant="quiet" onClick={() => saveBook(kept.book, form.today)}>
            Save all as a file
          </Button>
        )}
        {isEmpty && undo ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              const { book } = kept;
              const ledger = storedLedger();
              storeLedger(undefined);
              kept.change(() => noSavedEntries);
              const backToForm = form.erase();
              erased.current = () => {
                kept.change(() => book);
                storeLedger(ledger);
                backToForm();
              };
              setSays('Everything is erased from this browser, and the form is empty.');
            }}
          >
            Erase everything
          </Button>
        )}
        {isEmpty && undo ? (
          <Button
            variant="quiet"
            onClick={() => {
              undo();
              erased.current = undefined;
              setSays('Everything is back.');
            }}
          >
            Undo erasing
          </Button>
        ) : null}
        <label className="flex min-h-12 cursor-pointer items-center font-semibold text-link underline decoration-1 underline-offset-4 focus-within:outline-2 hover:decoration-2">
          Load from a file
          <input
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status" className="text-small text-text-muted">
        {says}
      </p>
    </div>
  );
}
