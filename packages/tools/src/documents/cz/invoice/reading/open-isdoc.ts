import { done, failed, type Result } from '@majak/law/result';
import { extensionNamespace } from '../formats/isdoc-lines.ts';
import { readInvoice } from '../model/invoice.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { totalsOf } from '../model/totals.ts';
import { foreignIsdoc } from './foreign-isdoc.ts';
import { readIsdoc, statedByIsdoc } from './read-isdoc.ts';
import { childOf, readXml, type XmlNode } from './xml.ts';

/** Where the sums of the file and of what was opened from it are not the same. */
function sumNotes(invoice: Invoice, root: XmlNode): string[] {
  if (childOf(root, 'LegalMonetaryTotal') === undefined) return [];
  const [stated, opened] = [statedByIsdoc(root), totalsOf(invoice)];
  const sums = [
    ['The total', stated.total, opened.total],
    ['What is left to pay', stated.payable, opened.payable],
  ] as const;
  return sums.flatMap(([what, before, now]) =>
    before === undefined || before === now
      ? []
      : [`${what} was ${before} ${invoice.currency} in the file and is ${now} here: check the lines.`],
  );
}

/** Opens ISDOC: our own as it was, that of another program as far as both know the same things, with what differs. */
export function openIsdoc(text: string): Result<{ invoice: Invoice; notes: readonly string[] }> {
  const xml = readXml(text, 'Invoice');
  if (!xml.ok) return xml;
  if (text.includes(extensionNamespace)) {
    const own = readIsdoc(text);
    return own.ok ? done({ invoice: own.value.invoice, notes: [] }) : own;
  }
  if (!text.includes('http://isdoc.cz/namespace/')) return failed('The file isn’t an ISDOC invoice');
  const { given, notes } = foreignIsdoc(xml.value);
  const read = readInvoice(given);
  if (read.ok) return done({ invoice: read.value, notes: [...notes, ...sumNotes(read.value, xml.value)] });
  const [fault] = read.faults;
  return failed(`The invoice in this file cannot be opened. ${fault?.message} (${fault?.field}).`);
}
