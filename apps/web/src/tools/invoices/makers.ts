import { checkInvoice } from '@majak/desk/documents/check-invoice';
import { documentUuid, fileNameOf } from '@majak/desk/documents/invoice-document';
import { BrokenLogo } from '@majak/desk/documents/read-logo';
import { renderInvoice } from '@majak/desk/documents/render-invoice';
import { TooBusy } from '@majak/desk/documents/worker-queue';
import type { FieldError } from '@majak/desk/use-cases/field-errors';
import { paymentCode } from '@majak/tools/documents/invoice/every-code';
import { writeFacturX } from '@majak/tools/documents/invoice/factur-x';
import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { writeIsdoc } from '@majak/tools/documents/invoice/isdoc';
import { bestKind } from '@majak/tools/documents/invoice/payment-codes';
import { qrSvg } from '@majak/tools/documents/invoice/qr-picture';
import { totalsOf } from '@majak/tools/documents/invoice/totals';
import { labels } from '@majak/tools/documents/invoice/words';
import { problem } from '../../problem.ts';
import { today } from '../../today.ts';
import { brokenLogo, readLook } from './read-look.ts';

/** What stands beside the invoice in the body of a PDF's request. */
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

type Written = ReturnType<typeof writeIsdoc>;
/** A text for programs, or in words why this invoice has none. */
const written = (invoice: Invoice, result: Written, { type, ending }: Omit<File, 'body'>): Response =>
  result.ok
    ? file(invoice, { body: result.value, type, ending })
    : problem({ status: 422, title: 'This invoice has no such document', detail: result.error });

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

const pdf = ({ invoice, beside }: Asked): Promise<Response> =>
  inTurn(async () => {
    const look = readLook(beside);
    if (!look.ok) return faulty(look.faults);
    try {
      const bytes = await renderInvoice(invoice, look.value);
      return file(invoice, { body: new Uint8Array(bytes), type: 'application/pdf', ending: 'pdf' });
    } catch (error) {
      if (error instanceof BrokenLogo) return faulty([brokenLogo]);
      throw error;
    }
  });

function qr({ invoice }: Asked): Response {
  const code = paymentCode(bestKind(invoice), invoice, totalsOf(invoice));
  const picture: Written = code.ok
    ? { ok: true, value: qrSvg(code.value, labels.qrPayment[invoice.language]) }
    : code;
  return written(invoice, picture, { type: 'image/svg+xml', ending: 'svg' });
}

const check = ({ invoice }: Asked): Promise<Response> =>
  inTurn(async () => Response.json(await checkInvoice(invoice, today()), { headers: noStore }));

const xml = 'application/xml; charset=utf-8';
const isdoc = ({ invoice }: Asked): Response =>
  written(invoice, writeIsdoc(invoice, { uuid: documentUuid(invoice) }), { type: xml, ending: 'isdoc' });
const facturX = ({ invoice }: Asked): Response =>
  written(invoice, writeFacturX(invoice), { type: xml, ending: 'factur-x.xml' });

/** What can be made of an invoice, by the last part of the address. */
export const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['pdf', pdf],
  ['isdoc', isdoc],
  ['facturx', facturX],
  ['qr', qr],
  ['check', check],
]);
