import Papa from 'papaparse';
import type { Invoice } from '../model/invoice-form.ts';
import { csvTableOf } from './csv-table.ts';

/** Invoices as one table for a spreadsheet; the mark at its start says that it is UTF-8. */
export const writeCsvOf = (invoices: readonly Invoice[]): string =>
  `\uFEFF${Papa.unparse(
    invoices.flatMap((invoice, at) => csvTableOf(invoice).slice(at === 0 ? 0 : 1)).map((row) => [...row]),
  )}`;

/** An invoice as a table for a spreadsheet. */
export const writeCsv = (invoice: Invoice): string => writeCsvOf([invoice]);
