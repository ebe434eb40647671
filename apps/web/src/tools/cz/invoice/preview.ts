import { previewInvoice } from '@majak/desk/documents/cz/render-invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { invoiceWithPlaceholders } from '@majak/tools/documents/cz/invoice/model/invoice-with-placeholders';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { codeRefusal } from '@majak/tools/documents/cz/invoice/payment/payment-codes';
import { unprintable } from '@majak/tools/documents/unprintable';
import { today } from '../../../today.ts';
import type { DocumentRequest } from '../../documents/document-endpoints.ts';
import { respondWithDrawing } from './invoice-endpoints.ts';

/** What keeps the code for the payment off, at its switch. */
function notesOn(invoice: Invoice): { field: string; says: string }[] {
  const refusal = codeRefusal(invoice, totalsOf(invoice));
  return refusal ? [{ field: 'qr', says: `No code yet. ${refusal}.` }] : [];
}

/** An invoice that is not finished, as it looks by now, with what the law wants of it. */
export function preview({ given, client, signal }: DocumentRequest): Promise<Response> {
  const { layout, accent, logo, ...fields } = Object(given);
  const stood = invoiceWithPlaceholders(fields, today());
  const asked = { invoice: stood.drawn, beside: { layout, accent, logo }, client, signal };
  return respondWithDrawing(asked, async (invoice, look, wanted) => {
    const growing = { invoice, draft: stood.draft, today: today() };
    const { pages, linted } = await previewInvoice(growing, look, { ...wanted, latestOf: client });
    const said = { ...linted, unprintable: unprintable(stood.draft), notes: notesOn(invoice), blanks: 0 };
    return Response.json({ pages, ...said }, { headers: { 'Cache-Control': 'no-store' } });
  });
}
