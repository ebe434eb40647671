import type { Day } from '@majak/law/dates';
import { withPlaceholders as standIn, type WithPlaceholders } from '../../../with-placeholders.ts';
import { readInvoice } from './invoice.ts';
import { type Invoice, invoiceForm } from './invoice-form.ts';

/** An invoice out of a form that is not finished, so that its document is seen while it grows. @param given As `readInvoice` takes it, with faults. */
export const invoiceWithPlaceholders = (given: unknown, today: Day): WithPlaceholders<Invoice> =>
  standIn(given, { fields: invoiceForm.fields, read: readInvoice, today, home: 'CZ', noNumber: 0 });
