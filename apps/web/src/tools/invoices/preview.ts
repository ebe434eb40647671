import { previewInvoice } from '@majak/desk/documents/render-invoice';
import { stoodIn } from '@majak/tools/documents/invoice/model/stand-in';
import { today } from '../../today.ts';
import type { Asked } from '../documents/makers.ts';
import { drawn } from './makers.ts';

/** An invoice that is not finished, as it looks by now, with what the law wants of it. */
export function preview({ given, client, signal }: Asked): Promise<Response> {
  const { layout, logo, ...fields } = Object(given);
  const stood = stoodIn(fields, today());
  const asked = { invoice: stood.drawn, beside: { layout, logo }, client, signal };
  return drawn(asked, async (invoice, look, wanted) => {
    const growing = { invoice, draft: stood.draft, today: today() };
    const { pages, linted } = await previewInvoice(growing, look, { ...wanted, latestOf: client });
    return Response.json({ pages, ...linted }, { headers: { 'Cache-Control': 'no-store' } });
  });
}
