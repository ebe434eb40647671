import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import type { Drawn } from './draw-invoice.ts';
import type { Layout } from './invoice-document.ts';
import { askInvoiceThread } from './invoice-work.ts';
import { readLogo } from './read-logo.ts';
import type { Wanted } from './worker-queue.ts';

export type Look = {
  layout: Layout;
  /** A picture as somebody sent it: PNG, JPEG or WebP. */
  logo?: Uint8Array;
};

async function drawn(invoice: Invoice, { layout, logo }: Look): Promise<Drawn> {
  const picture = logo && (await readLogo(logo));
  return { invoice, layout, ...(picture ? { logo: picture } : {}) };
}

/**
 * Makes the PDF of an invoice on a thread of its own: PDF/A-3a, tagged, with ISDOC and Factur-X inside as far as the
 * invoice has them, and its fields as JSON. The same invoice gives the same bytes.
 * @throws TooBusy when too many wait; NotWanted when it waited in vain; BrokenLogo if the logo is no such picture; Error if drawing failed.
 */
export async function renderInvoice(invoice: Invoice, look: Look, wanted?: Wanted): Promise<Uint8Array> {
  const answer = await askInvoiceThread({ what: 'pdf', ...(await drawn(invoice, look)) }, wanted);
  if (!('pdf' in answer)) throw new Error('The thread of invoices answered something else');
  return answer.pdf;
}

/**
 * Draws the pages of an invoice as they are in its PDF, each as an SVG that needs nothing but itself.
 * @throws as `renderInvoice`.
 */
export async function drawPages(invoice: Invoice, look: Look, wanted?: Wanted): Promise<string[]> {
  const answer = await askInvoiceThread({ what: 'pages', ...(await drawn(invoice, look)) }, wanted);
  if (!('pages' in answer)) throw new Error('The thread of invoices answered something else');
  return answer.pages;
}
