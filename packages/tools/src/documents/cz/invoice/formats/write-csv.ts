import Papa from 'papaparse';
import type { Invoice } from '../model/invoice-form.ts';
import { csvTableOf } from './csv-table.ts';

/** An invoice as a table for a spreadsheet; the mark at its start says that it is UTF-8. */
export const writeCsv = (invoice: Invoice): string =>
  `\uFEFF${Papa.unparse(csvTableOf(invoice).map((row) => [...row]))}`;
