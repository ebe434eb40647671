import { checkInvoice } from '@majak/desk/documents/check-invoice';
import { fileNameOf } from '@majak/desk/documents/invoice-document';
import type { TextFormat } from '@majak/desk/documents/invoice-work';
import { BrokenLogo } from '@majak/desk/documents/read-logo';
import { drawPages, type Look, renderInvoice } from '@majak/desk/documents/render-invoice';
import { TooBusy } from '@majak/desk/documents/worker-queue';
import { writeInvoice } from '@majak/desk/documents/write-invoice';
import type { FieldError } from '@majak/desk/use-cases/field-errors';
import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { problem } from '../../problem.ts';
import { today } from '../../today.ts';
import { brokenLogo, readLook } from './read-look.ts';

/** What stands beside the invoice in the body of a request for a drawing. */
export type Beside = { layout?: unknown; logo?: unknown };
type Asked = { invoice: Invoice; beside: Beside };
type Make = (asked: Asked) => Response | Promise<Response>;

const noStore = { 'Cache-Control': 'no-store' };
const retryAfterS = 5;

const faulty = (errors: FieldError[]): Response =>
  problem({ status: 422, title: 'Some fields need your attention', errors });

type File = { body: BodyInit; type: string; ending: string };
const file = (invoice: Invoice, { body, type, ending }: File): Response =>
  new Response(body, {
    headers: {
      ...noStore,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileNameOf(invoice)}.${ending}"`,
    },
  });

/** What is made on another thread may be refused when too many ask at once. */
async function inTurn(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return problem({
      status: 503,
      title: 'Too many documents are being made',
      detail: `Try again in ${retryAfterS} seconds.`,
      headers: { 'Retry-After': String(retryAfterS) },
    });
  }
}

/** Draws an invoice as it shall look, or says what is wrong with that. */
const drawn = (
  { invoice, beside }: Asked,
  draw: (invoice: Invoice, look: Look) => Promise<Response>,
): Promise<Response> =>
  inTurn(async () => {
    const look = readLook(beside);
    if (!look.ok) return faulty(look.faults);
    try {
      return await draw(invoice, look.value);
    } catch (error) {
      if (error instanceof BrokenLogo) return faulty([{ ...brokenLogo, message: error.message }]);
      throw error;
    }
  });

const pdf = (asked: Asked): Promise<Response> =>
  drawn(asked, async (invoice, look) => {
    const bytes = await renderInvoice(invoice, look);
    return file(invoice, { body: new Uint8Array(bytes), type: 'application/pdf', ending: 'pdf' });
  });

const pages = (asked: Asked): Promise<Response> =>
  drawn(asked, async (invoice, look) =>
    Response.json({ pages: await drawPages(invoice, look) }, { headers: noStore }),
  );

/** A text, or in words why this invoice has none. */
const text =
  (format: TextFormat, { type, ending }: Omit<File, 'body'>): Make =>
  ({ invoice }) =>
    inTurn(async () => {
      const written = await writeInvoice(invoice, format);
      return written.ok
        ? file(invoice, { body: written.value, type, ending })
        : problem({ status: 422, title: 'This invoice has no such document', detail: written.error });
    });

const check = ({ invoice }: Asked): Promise<Response> =>
  inTurn(async () => Response.json(await checkInvoice(invoice, today()), { headers: noStore }));

const xml = 'application/xml; charset=utf-8';

/** What can be made of an invoice, by the last part of the address. */
export const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['pdf', pdf],
  ['pages', pages],
  ['isdoc', text('isdoc', { type: xml, ending: 'isdoc' })],
  ['facturx', text('facturx', { type: xml, ending: 'factur-x.xml' })],
  ['qr', text('qr', { type: 'image/svg+xml', ending: 'svg' })],
  ['check', check],
]);
