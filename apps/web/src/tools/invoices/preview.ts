import { previewInvoice } from '@majak/desk/documents/render-invoice';
import type { Invoice } from '@majak/tools/documents/invoice/model/invoice';
import { stoodIn } from '@majak/tools/documents/invoice/model/stand-in';
import { totalsOf } from '@majak/tools/documents/invoice/model/totals';
import { codeRefusal } from '@majak/tools/documents/invoice/payment/payment-codes';
import { unprintable } from '@majak/tools/documents/unprintable';
import { today } from '../../today.ts';
import type { Asked } from '../documents/makers.ts';
import { drawn } from './makers.ts';

/** What keeps the code for the payment off, at its switch. */
function notesOn(invoice: Invoice): { field: string; says: string }[] {
  const refusal = codeRefusal(invoice, totalsOf(invoice));
  return refusal ? [{ field: 'qr', says: `No code yet. ${refusal}.` }] : [];
}

/** An invoice that is not finished, as it looks by now, with what the law wants of it. */
export function preview({ given, client, signal }: Asked): Promise<Response> {
  const { layout, logo, ...fields } = Object(given);
  const stood = stoodIn(fields, today());
  const asked = { invoice: stood.drawn, beside: { layout, logo }, client, signal };
  return drawn(asked, async (invoice, look, wanted) => {
    const growing = { invoice, draft: stood.draft, today: today() };
    const { pages, linted } = await previewInvoice(growing, look, { ...wanted, latestOf: client });
    const said = { ...linted, unprintable: unprintable(stood.draft), notes: notesOn(invoice) };
    return Response.json({ pages, ...said }, { headers: { 'Cache-Control': 'no-store' } });
  });
}
