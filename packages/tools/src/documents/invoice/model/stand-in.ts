import type { Day } from '@majak/law/dates';
import { type StoodIn, stoodIn as standIn } from '../../stand-in.ts';
import { type Invoice, readInvoice } from './invoice.ts';
import { invoiceForm } from './invoice-form.ts';

/** An invoice out of a form that is not finished, so that its document is seen while it grows. @param given As `readInvoice` takes it, with faults. */
export const stoodIn = (given: unknown, today: Day): StoodIn<Invoice> =>
  standIn(given, { fields: invoiceForm.fields, read: readInvoice, today });
