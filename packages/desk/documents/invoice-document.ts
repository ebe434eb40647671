import { createHash } from 'node:crypto';
import { bestCode } from '@majak/tools/documents/invoice/every-code';
import { facturXFileName, writeFacturX } from '@majak/tools/documents/invoice/factur-x';
import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { writeIsdoc } from '@majak/tools/documents/invoice/isdoc';
import { qrSvg } from '@majak/tools/documents/invoice/qr-picture';
import { totalsOf } from '@majak/tools/documents/invoice/totals';
import { viewOf } from '@majak/tools/documents/invoice/view';
import { labels } from '@majak/tools/documents/invoice/words';

export const layouts = ['classic', 'plain'] as const;
export type Layout = (typeof layouts)[number];

/** A file inside the PDF. */
export type Attached = { content: string; mime: string; says: string };

/** The same invoice always has the same identifier, so that a file written twice is the same file. */
export function documentUuid(invoice: Invoice): string {
  const hex = createHash('sha256').update(JSON.stringify(invoice)).digest('hex');
  // Version 8: made by a rule of our own. Source: RFC 9562 § 5.8.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

/** The number of an invoice as part of a file's name, on any system and in any header. */
export function fileNameOf({ number }: Pick<Invoice, 'number'>): string {
  const plain = number
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return plain ? `invoice-${plain}` : 'invoice';
}

/** The forms that programs read, as far as this invoice has them. */
export function attachedTo(invoice: Invoice): Record<string, Attached> {
  const isdoc = writeIsdoc(invoice, { uuid: documentUuid(invoice) });
  const facturX = writeFacturX(invoice);
  const xml = (content: string, says: string): Attached => ({ content, mime: 'text/xml', says });
  return {
    ...(isdoc.ok ? { [`${fileNameOf(invoice)}.isdoc`]: xml(isdoc.value, 'ISDOC 6.0.2') } : {}),
    ...(facturX.ok ? { [facturXFileName]: xml(facturX.value, 'Factur-X, EN 16931') } : {}),
  };
}

/** Every text within plain data, changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, mapTexts(inside, change)]));
}

type Options = { layout: Layout; logoPath: string; printable: (text: string) => string };

/** All that the template prints, as JSON. */
export function templateData(invoice: Invoice, { layout, logoPath, printable }: Options): string {
  const code = bestCode(invoice, totalsOf(invoice));
  const view = viewOf(invoice, code);
  const word = (label: keyof typeof labels) => labels[label][invoice.language];
  return JSON.stringify({
    layout,
    logo: logoPath,
    date: invoice.issueDate,
    view: mapTexts(view, printable),
    words: { page: word('page'), of: word('of'), note: word('note') },
    attached: attachedTo(invoice),
    ...(view.code ? { qr: qrSvg(view.code.text, view.code.label) } : {}),
  });
}
