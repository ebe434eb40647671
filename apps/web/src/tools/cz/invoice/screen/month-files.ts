import { fileNameOf } from '@majak/tools/documents/cz/invoice/formats/file-name';
import { writeIsdoc } from '@majak/tools/documents/cz/invoice/formats/isdoc';
import { writeCsvOf } from '@majak/tools/documents/cz/invoice/formats/write-csv';
import { writePohoda } from '@majak/tools/documents/cz/invoice/formats/write-pohoda';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { writeZip } from '@majak/tools/documents/invoice/write-zip';
import { uuidOf } from './make-here.ts';

export type MonthFormat = 'isdoc' | 'pohoda' | 'csv';
export type MonthFile = { content: Blob; name: string; leftOut: readonly string[] };

/** Every document of a month in one file, made in this browser. What has no ISDOC is named. */
export async function monthFile(
  format: MonthFormat,
  month: string,
  invoices: readonly Invoice[],
): Promise<MonthFile> {
  const inOrder = invoices.toSorted((one, other) => one.issueDate.localeCompare(other.issueDate));
  if (format === 'csv')
    return {
      content: new Blob([writeCsvOf(inOrder)], { type: 'text/csv' }),
      name: `invoices-${month}.csv`,
      leftOut: [],
    };
  if (format === 'pohoda') {
    const xml = writePohoda(inOrder, inOrder[0]?.supplier.ico ?? '');
    const type = 'application/xml';
    return { content: new Blob([xml], { type }), name: `pohoda-${month}.xml`, leftOut: [] };
  }
  const written = await Promise.all(
    inOrder.map(async (invoice) => ({
      invoice,
      isdoc: writeIsdoc(invoice, { uuid: await uuidOf(invoice) }),
    })),
  );
  const names = new Map<string, number>();
  const files = written.flatMap(({ invoice, isdoc }) => {
    if (!isdoc.ok) return [];
    const name = fileNameOf(invoice);
    const again = (names.get(name) ?? 0) + 1;
    names.set(name, again);
    return [{ name: `${name}${again > 1 ? `-${again}` : ''}.isdoc`, content: isdoc.value }];
  });
  return {
    content: new Blob([writeZip(files)], { type: 'application/zip' }),
    name: `isdoc-${month}.zip`,
    leftOut: written.flatMap(({ invoice, isdoc }) => (isdoc.ok ? [] : [invoice.number])),
  };
}
