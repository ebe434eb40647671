import { Suspense, useState } from 'react';
import { lazyOrNothing } from '../../../../client/lazy-or-nothing.ts';
import type { LiveInvoice } from './use-invoice.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

/** It comes once somebody opens it. */
const PriceListEditor = lazyOrNothing(async () => (await import('./price-list-editor.tsx')).PriceListEditor);

/** What its owner charges for what, to be chosen into a line. */
export function PriceListSection(props: { form: LiveInvoice; kept: LiveSavedEntries }) {
  const { length } = props.kept.book.prices;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">Price list{length > 0 ? ` (${length})` : ''}</summary>
      {isOpen ? (
        <Suspense fallback={null}>
          <PriceListEditor {...props} />
        </Suspense>
      ) : null}
    </details>
  );
}
