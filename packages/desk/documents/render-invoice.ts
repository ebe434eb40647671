import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import type { Layout } from './invoice-document.ts';
import { askInvoiceThread } from './invoice-work.ts';
import { readLogo } from './read-logo.ts';

export type Look = {
  layout: Layout;
  /** A picture as somebody sent it: PNG, JPEG or WebP. */
  logo?: Uint8Array;
};

/**
 * Makes the PDF of an invoice on a thread of its own: PDF/A-3a, tagged, with ISDOC and Factur-X inside as far as the
 * invoice has them. The same invoice gives the same bytes.
 * @throws TooBusy when too many wait; BrokenLogo if the logo is no such picture; Error if drawing failed.
 */
export async function renderInvoice(invoice: Invoice, { layout, logo }: Look): Promise<Uint8Array> {
  const picture = logo && (await readLogo(logo));
  const answer = await askInvoiceThread({
    what: 'pdf',
    invoice,
    layout,
    ...(picture ? { logo: picture } : {}),
  });
  if (!('pdf' in answer)) throw new Error('The thread of invoices answered something else');
  return answer.pdf;
}
