import { done, failed, type Result } from '@majak/law/result';
import type { Invoice } from '../model/invoice-form.ts';
import { differences, invoiceSummary } from './document-summary.ts';
import type { InflateBudget } from './inflate.ts';
import { openIsdoc } from './open-isdoc.ts';
import { readAttachments } from './pdf-attachments.ts';
import { readJson } from './read-json.ts';
import { latin1, textOfFile } from './text-of-file.ts';
import { readEntry } from './zip-entry.ts';

/** An invoice that was opened from a file. */
export type OpenedInvoice = {
  invoice: Invoice;
  from: 'pdf' | 'isdoc' | 'json';
  /** What could not be taken over, or was taken over differently: whole sentences, to show. */
  notes: readonly string[];
};
type Read = Result<Omit<OpenedInvoice, 'from'>>;

const fileMaxBytes = 20 * 1024 * 1024;
/** Of all that is unpacked from one file together. */
const unpackedMaxBytes = 40 * 1024 * 1024;

const pictures: readonly [start: RegExp, name: string][] = [
  [/^\x89PNG/, 'PNG'],
  [/^\xff\xd8\xff/, 'JPEG'],
  [/^GIF8/, 'GIF'],
  [/^RIFF[\s\S]{4}WEBP/, 'WebP'],
  [/^BM[\s\S]{4}\0\0\0\0/, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^[\s\S]{4}ftyp(?:avif|hei[cfx]|mif1)/, 'HEIC or AVIF'],
];

/** Our own JSON; what it says it comes to is compared with what it comes to. */
function fromJson(text: string): Read {
  if (!text.includes('"majak-invoice"'))
    return failed('The file is JSON, but it wasn’t made by this generator');
  const read = readJson(text);
  if (!read.ok) return read;
  const { invoice, stated } = read.value;
  const same = differences(invoiceSummary(invoice), stated).length === 0;
  const note = 'The totals in the file didn’t match its lines. They’ve been worked out again.';
  return done({ invoice, notes: same || stated.total === '' ? [] : [note] });
}

function fromXml(text: string): Read {
  if (/^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html)\b/i.test(text))
    return failed('The file is a web page, not an invoice');
  if (/<(?:\w{1,20}:)?CrossIndustryInvoice\b/.test(text))
    return failed('The file is Factur-X. The generator opens PDF, ISDOC and its own JSON.');
  return openIsdoc(text);
}

type Inside = { kind: 'json' | 'isdoc' | 'facturX'; text: string };

/** What a file inside a PDF is, by its content: names differ between programs. */
function insideOf(bytes: Uint8Array): Inside | undefined {
  const text = textOfFile(bytes);
  if (text === undefined) return undefined;
  if (/^\s*\{/.test(text) && text.includes('"majak-invoice"')) return { kind: 'json', text };
  if (text.includes('http://isdoc.cz/namespace/')) return { kind: 'isdoc', text };
  return text.includes('CrossIndustryInvoice') ? { kind: 'facturX', text } : undefined;
}

/** Why there is nothing to open in a PDF whose files were looked at. */
function nothingInside(bytes: Uint8Array, found: readonly Inside[], unreadable: boolean): Read {
  if (found.some(({ kind }) => kind === 'facturX'))
    return failed(
      'This PDF only contains an invoice as Factur-X. The generator opens PDFs with ISDOC inside.',
    );
  if (!latin1(bytes.subarray(-2048)).includes('%%EOF')) return failed('The PDF is damaged or incomplete');
  const part = unreadable ? 'We can’t read part of this PDF, and in the rest' : 'In this PDF';
  return failed(
    `${part} there’s no invoice that software can read. Ask for its ISDOC file, or type the invoice in.`,
  );
}

async function fromPdf(bytes: Uint8Array<ArrayBuffer>, budget: InflateBudget): Promise<Read> {
  const attached = await readAttachments(bytes, budget);
  if (!attached.ok) return attached;
  const found = attached.value.files.flatMap((file) => insideOf(file) ?? []);
  const texts = (wanted: Inside['kind']) =>
    found.flatMap(({ kind, text }) => (kind === wanted ? [text] : []));
  const tried = [...texts('json').map(fromJson), ...texts('isdoc').map(openIsdoc)];
  return tried.find(({ ok }) => ok) ?? tried[0] ?? nothingInside(bytes, found, attached.value.unreadable);
}

async function fromArchive(bytes: Uint8Array<ArrayBuffer>, budget: InflateBudget): Promise<Read> {
  const entry = await readEntry(bytes, /\.isdoc$/i, budget);
  if (!entry.ok) return entry;
  const text = entry.value && textOfFile(entry.value);
  if (text === undefined) return failed('There’s no ISDOC invoice in this archive');
  return openIsdoc(text);
}

const as = (from: OpenedInvoice['from'], read: Read): Result<OpenedInvoice> =>
  read.ok ? done({ ...read.value, from }) : read;

async function openKnown(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Result<OpenedInvoice>> {
  const head = latin1(bytes.subarray(0, 1024));
  const budget: InflateBudget = { left: unpackedMaxBytes };
  if (head.includes('%PDF-')) return as('pdf', await fromPdf(bytes, budget));
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006'))
    return as('isdoc', await fromArchive(bytes, budget));
  const picture = pictures.find(([start]) => start.test(head))?.[1];
  if (picture)
    return failed(`The file is a picture (${picture}), and we can’t read an invoice from a picture`);
  const text = textOfFile(bytes);
  if (text !== undefined && /^\s*</.test(text)) return as('isdoc', fromXml(text));
  if (text !== undefined && /^\s*\{/.test(text)) return as('json', fromJson(text));
  const called = name.trim() ? `“${name.trim().slice(0, 80)}”` : 'The file';
  return failed(`${called} isn’t an invoice we can open: choose an invoice as PDF, ISDOC or JSON`);
}

/**
 * Opens an invoice from a file somebody chose, by its content: a PDF with an invoice inside, ISDOC (`.isdoc`, `.isdocx`),
 * or our JSON. Runs in a browser, sends nothing anywhere, and throws nothing.
 * @param name Of the file, for a message.
 * @returns the invoice with what to know about it, or in whole sentences why there is none.
 */
export async function openInvoiceFile(bytes: Uint8Array, name: string): Promise<Result<OpenedInvoice>> {
  if (bytes.length === 0) return failed('The file is empty.');
  if (bytes.length > fileMaxBytes) return failed('The file is larger than 20 MB.');
  try {
    const opened = await openKnown(new Uint8Array(bytes), name);
    return opened.ok || opened.error.endsWith('.') ? opened : failed(`${opened.error}.`);
  } catch {
    return failed('The file is damaged and can’t be read.');
  }
}
