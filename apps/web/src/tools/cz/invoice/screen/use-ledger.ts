import { useEffect, useState } from 'react';
import { readStoredText, writeStoredText } from '../../../../form/browser-store.ts';
import { emptyLedger, type Ledger, ledgerIn } from './ledger.ts';

const name = 'majak-invoice-ledger';
/** Told within the same tab, to which the browser tells nothing of what it wrote itself. */
const changed = 'majak-invoice-ledger-changed';

export const storedLedger = (): Ledger => ledgerIn(readStoredText(name));

/** Keeps what is known of kept documents, or forgets it. */
export function storeLedger(ledger: Ledger | undefined): void {
  writeStoredText(name, ledger && JSON.stringify(ledger));
  dispatchEvent(new Event(changed));
}

/** What is known of kept documents, the same in all tabs. */
export function useLedger(): { ledger: Ledger; change: (next: (now: Ledger) => Ledger) => void } {
  const [ledger, setLedger] = useState(emptyLedger);
  useEffect(() => {
    const read = () => setLedger(storedLedger());
    const listening = new AbortController();
    const { signal } = listening;
    read();
    addEventListener(changed, read, { signal });
    addEventListener('storage', ({ key }) => void ((key === name || key === null) && read()), { signal });
    return () => listening.abort();
  }, []);
  return { ledger, change: (next) => storeLedger(next(storedLedger())) };
}
