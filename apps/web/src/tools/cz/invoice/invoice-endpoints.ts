import { BrokenLogo } from '@majak/desk/documents/broken-logo';
import { checkInvoice } from '@majak/desk/documents/cz/check-invoice';
import type { TextFormat } from '@majak/desk/documents/cz/invoice-work';
import { type Appearance, drawPages, renderInvoice } from '@majak/desk/documents/cz/render-invoice';
import { writeInvoice } from '@majak/desk/documents/cz/write-invoice';
import type { WorkOptions } from '@majak/desk/documents/worker-queue';
import { fileNameOf } from '@majak/tools/documents/cz/invoice/formats/file-name';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { problem } from '../../../problem.ts';
import { today } from '../../../today.ts';
import { downloadResponse } from '../../documents/download-response.ts';
import { lettersFault } from '../../documents/letters-fault.ts';
import { respondFromQueue } from '../../documents/respond-from-queue.ts';
import { validationProblem } from '../../documents/validation-problem.ts';
import { brokenLogo, readAppearance } from './read-appearance.ts';

/** What stands beside the invoice in the body of a request for a drawing. */
export type DrawingOptions = { layout?: unknown; accent?: unknown; logo?: unknown };
/** @param client Who asks: of previews only the latest waits. @param signal Fires when the client went away. */
type Asked = {
  invoice: Invoice;
  beside: DrawingOptions;
  client: string;
  signal: AbortSignal;
  /** A rate that was sent for a line on which no tax is charged. */
  dropped?: number | undefined;
};
type Make = (asked: Asked) => Response | Promise<Response>;

const noStore = { 'Cache-Control': 'no-store' };
type File = { body: BodyInit; type: string; ending: string };
const file = (invoice: Invoice, { ending, ...rest }: File): Response =>
  downloadResponse({ ...rest, name: `${fileNameOf(invoice)}.${ending}` });

/** Draws an invoice as it shall look, or says what is wrong with that. */
export const respondWithDrawing = (
  { invoice, beside, signal }: Asked,
  draw: (invoice: Invoice, look: Appearance, wanted: WorkOptions) => Promise<Response>,
): Promise<Response> =>
  respondFromQueue(async () => {
    const look = readAppearance(beside);
    if (!look.ok) return validationProblem(look.faults);
    try {
      return await draw(invoice, look.value, { signal });
    } catch (error) {
      if (error instanceof BrokenLogo) return validationProblem([{ ...brokenLogo, message: error.message }]);
      throw error;
    }
  });

const pdf = async (asked: Asked): Promise<Response> => {
  const lost = lettersFault(asked.invoice);
  if (lost) return validationProblem([lost]);
  return respondWithDrawing(asked, async (invoice, look, wanted) => {
    const bytes = await renderInvoice(invoice, look, wanted);
    return file(invoice, { body: new Uint8Array(bytes), type: 'application/pdf', ending: 'pdf' });
  });
};

const pages = (asked: Asked): Promise<Response> =>
  respondWithDrawing(asked, async (invoice, look, wanted) => {
    const pages = await drawPages(invoice, look, { ...wanted, latestOf: asked.client });
    return Response.json({ pages }, { headers: noStore });
  });

/** A text, or in words why this invoice has none. */
const text =
  (format: TextFormat, { type, ending }: Omit<File, 'body'>): Make =>
  ({ invoice, signal }) =>
    respondFromQueue(async () => {
      const written = await writeInvoice(invoice, format, { signal });
      return written.ok
        ? file(invoice, { body: written.value, type, ending })
        : problem({ status: 422, title: 'This invoice has no such document', detail: written.error });
    });

const check = ({ invoice, dropped, signal }: Asked): Promise<Response> =>
  respondFromQueue(async () =>
    Response.json(await checkInvoice({ invoice, today: today(), dropped }, { signal }), { headers: noStore }),
  );

const xml = 'application/xml; charset=utf-8';

/** What can be made of an invoice, by the last part of the address. */
export const invoiceEndpoints: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['pdf', pdf],
  ['pages', pages],
  ['isdoc', text('isdoc', { type: xml, ending: 'isdoc' })],
  ['facturx', text('facturx', { type: xml, ending: 'factur-x.xml' })],
  ['qr', text('qr', { type: 'image/svg+xml', ending: 'svg' })],
  ['qrf', text('qrf', { type: 'image/svg+xml', ending: 'qr-platba-f.svg' })],
  ['check', check],
]);
