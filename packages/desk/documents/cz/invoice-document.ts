import { createHash } from 'node:crypto';
import { documentUuidOf } from '@majak/tools/documents/cz/invoice/formats/document-uuid';
import { facturXFileName, writeFacturX } from '@majak/tools/documents/cz/invoice/formats/factur-x';
import { fileNameOf } from '@majak/tools/documents/cz/invoice/formats/file-name';
import { invoiceViewOf } from '@majak/tools/documents/cz/invoice/formats/invoice-view';
import { writeIsdoc } from '@majak/tools/documents/cz/invoice/formats/isdoc';
import { labels, wordingIn } from '@majak/tools/documents/cz/invoice/formats/wording';
import { writeJson } from '@majak/tools/documents/cz/invoice/formats/write-json';
import { firstLanguage } from '@majak/tools/documents/cz/invoice/model/choices';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { type Totals, totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import type { PaymentCode } from '@majak/tools/documents/cz/invoice/payment/payment-codes';
import { qrSvg } from '@majak/tools/documents/invoice/payment/qr-picture';
import { inOneLine } from '@majak/tools/documents/invoice/wording';
import { mapTexts } from '../map-texts.ts';
import type { Fonts } from '../print-fonts.ts';
import { settleInvoice } from '../settle-invoice.ts';

export const layouts = ['classic', 'plain'] as const;
export type Layout = (typeof layouts)[number];

/** A file inside the PDF. */
type Attached = { content: string; mime: string; says: string; relationship: string };

/** The same invoice always has the same identifier, so that a file written twice is the same file. */
export function documentUuid(invoice: Invoice): string {
  return documentUuidOf(createHash('sha256').update(JSON.stringify(invoice)).digest('hex'));
}

const jsonFileName = 'invoice.json';

/** The forms that programs read, as far as this invoice has them, and the invoice itself, from which all was made. */
export function attachedTo(invoice: Invoice, totals = totalsOf(invoice)): Record<string, Attached> {
  const isdoc = writeIsdoc(invoice, { uuid: documentUuid(invoice), totals });
  const facturX = writeFacturX(invoice, totals);
  const xml = (content: string, says: string): Attached => ({
    content,
    mime: 'text/xml',
    says,
    relationship: 'alternative',
  });
  return {
    ...(isdoc.ok ? { [`${fileNameOf(invoice)}.isdoc`]: xml(isdoc.value, 'ISDOC 6.0.2') } : {}),
    ...(facturX.ok ? { [facturXFileName]: xml(facturX.value, 'Factur-X, EN 16931') } : {}),
    [jsonFileName]: {
      content: writeJson(invoice, totals),
      mime: 'application/json',
      says: 'The invoice as its fields',
      relationship: 'source',
    },
  };
}

type Options = {
  layout: Layout;
  /** Its colour, such as `#14263b`; empty for that of the layout. */
  accent?: string | undefined;
  logoPath: string;
  fonts: Fonts;
  totals: Totals;
  /** The payment code to show, if any. */
  code: PaymentCode | undefined;
  attached: Record<string, Attached>;
};

/** All that the template prints, as JSON. */
export function templateData(
  invoice: Invoice,
  { layout, accent = '', logoPath, fonts, totals, code, attached }: Options,
): string {
  const view = invoiceViewOf(invoice, code, totals);
  const word = (label: keyof typeof labels) => wordingIn(invoice.language, labels[label]);
  return JSON.stringify({
    layout,
    accent,
    logo: logoPath,
    date: invoice.issueDate,
    lang: firstLanguage(invoice.language),
    view: settleInvoice(mapTexts(view, fonts.printable), fonts),
    words: { page: word('page'), of: word('of'), note: word('note') },
    attached,
    ...(view.code ? { qr: qrSvg(view.code.text, inOneLine(view.code.label)) } : {}),
  });
}
