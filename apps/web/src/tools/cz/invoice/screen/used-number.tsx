import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import { Button } from '@majak/ui/button';
import { keyOf, type SavedEntries, suggestedNumber } from './saved-entries.ts';
import { splitAppearance } from './split-appearance.ts';
import type { LiveInvoice } from './use-invoice.ts';

type Props = { form: LiveInvoice; book: SavedEntries };

/** The button that gives the document the next free number. */
export function FreeNumber({ form: { live, seen, today }, book }: Props) {
  const free = suggestedNumber(book, seen.kind, { ico: live.typed['supplier.ico'] ?? '', today });
  return (
    <Button variant="quiet" className="min-h-10" onClick={() => live.change('number', free)}>
      Take {free}
    </Button>
  );
}

/** Says that another document has the number already, and offers the next free one. */
export function UsedNumber({ form, book }: Props) {
  const { seen, live, asked } = form;
  const { number = '' } = live.typed;
  const same = book.issued.filter((one) => one.kind === seen.kind && one.number === number);
  if (same.length === 0) return null;
  const read = readInvoice(splitAppearance(asked).given);
  const other = same.find((one) => !read.ok || keyOf.issued(one) !== keyOf.issued(read.value));
  if (!other) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 font-semibold text-error">
      {number} was already used for {other.customer.name || 'another customer'}. A number can be on one
      document only.
      <FreeNumber form={form} book={book} />
    </p>
  );
}
