import { done, failed } from '@majak/law/result';
import type { Fault, ParseResult } from '../../../form/fault.ts';
import { isPlainObject } from '../../../form/field-tree.ts';
import { readForm } from '../../../form/form.ts';
import type { DocumentFile, Opening } from '../../document.ts';
import { droppedRateFault, rateSentIn } from '../../invoice/dropped-rate.ts';
import { chargesVat } from './charges-vat.ts';
import { type Invoice, invoiceForm } from './invoice-form.ts';

/** Reads an invoice. @returns it with every default, or each fault at its field. No line has a rate where no tax is charged. */
export function readInvoice(given: unknown): ParseResult<Invoice> {
  const read = readForm(invoiceForm, given);
  if (!read.ok || chargesVat(read.value)) return read;
  return {
    ok: true,
    value: { ...read.value, lines: read.value.lines.map((line) => ({ ...line, rate: 0 })) },
  };
}

/** The rate that was sent for a line on which this invoice charges no tax. @param given As `readInvoice` took it. */
export const droppedRate = (given: unknown, invoice: Invoice): number | undefined =>
  chargesVat(invoice) ? undefined : rateSentIn(given);

/** What was sent and would be left out of a file in silence. */
export function leftOut(given: unknown, invoice: Invoice): Fault | undefined {
  const rate = droppedRate(given, invoice);
  return rate === undefined ? undefined : droppedRateFault(given, rate);
}

/** What an invoice is written to. The code of a file comes when the file is asked for. */
export const invoiceFiles: readonly DocumentFile<Invoice>[] = [
  { format: 'pdf', label: 'PDF', type: 'application/pdf', ending: 'pdf' },
  {
    format: 'json',
    label: 'JSON',
    type: 'application/json',
    ending: 'json',
    write: async (invoice) => {
      const { totalsOf } = await import('./totals.ts');
      const kept = { format: 'majak-slovak-invoice', version: 1, invoice, totals: totalsOf(invoice) };
      return `${JSON.stringify(kept, null, 2)}\n`;
    },
  },
];

/** What an invoice comes back from. */
export const invoiceOpening: Opening<Invoice> = {
  endings: ['.json'],
  says: 'Opens a JSON file that was made here.',
  maxBytes: 1024 * 1024,
  open: async (bytes) => {
    try {
      const given: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      const read = readInvoice(isPlainObject(given) ? given.invoice : undefined);
      if (read.ok) return done({ content: read.value, notes: [] });
      const [fault] = read.faults;
      return failed(`The file cannot be opened. ${fault?.message}.`);
    } catch {
      return failed('The file isn’t an invoice made here.');
    }
  },
};
