import { Button } from '@majak/ui/button';
import { useRef, useState } from 'react';
import { saveFile } from '../../save-file.ts';
import {
  joined,
  mostIssued,
  noSavedEntries,
  readSavedEntries,
  type SavedEntries,
  writeSavedEntries,
} from './saved-entries.ts';
import type { LiveInvoice } from './use-invoice.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

type Props = { form: LiveInvoice; kept: LiveSavedEntries; isEmpty: boolean };

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const takenOver = ({ issued, customers }: SavedEntries) =>
  `Taken over: ${some(issued.length, 'document', 'documents')}, ${some(customers.length, 'customer', 'customers')}. The newest ${mostIssued} documents are kept.`;

/** The book as a file, from a file, and gone. What is erased can be had back until the page is left. */
export function SavedEntriesActions({ form, kept, isEmpty }: Props) {
  const [says, setSays] = useState('');
  const erased = useRef<LiveSavedEntries['book']>(undefined);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const book = readSavedEntries(await file.text().catch(() => ''));
    if (book) kept.change((now) => joined(now, book));
    setSays(book ? takenOver(book) : 'This file is no book of invoices. Choose one that was saved here.');
  };
  const undo = erased.current;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {isEmpty ? null : (
          <Button
            variant="quiet"
            onClick={() =>
              saveFile(
                new Blob([writeSavedEntries(kept.book)], { type: 'application/json' }),
                'invoice-book.json',
              )
            }
          >
            Save all as a file
          </Button>
        )}
        {isEmpty && undo ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              erased.current = kept.book;
              kept.change(() => noSavedEntries);
              form.erase();
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
              kept.change(() => undo);
              form.live.replaced?.undo();
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
