import type { Result } from '@majak/law/result';
import { readBySquare } from '../../../invoice/payment/by-square.ts';
import { readEpc } from '../../../invoice/payment/epc.ts';
import { readSpayd } from '../../../invoice/payment/spayd.ts';
import { csvTableOf, readCsvTable } from '../formats/csv-table.ts';
import { writeFacturX } from '../formats/factur-x.ts';
import { writeIsdoc } from '../formats/isdoc.ts';
import { writeJson } from '../formats/write-json.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { totalsOf } from '../model/totals.ts';
import { paymentCode } from '../payment/payment-code.ts';
import { type CodeKind, codeKinds } from '../payment/payment-codes.ts';
import { readQrFaktura } from '../payment/qr-faktura.ts';
import {
  type Difference,
  type DocumentSummary,
  differences,
  dueSummary,
  invoiceSummary,
} from './document-summary.ts';
import { readFacturX } from './read-factur-x.ts';
import { readIsdoc } from './read-isdoc.ts';
import { readJson } from './read-json.ts';

/** A document or code that was written, read back and compared. */
export type FormatCheck = {
  format: 'isdoc' | 'facturX' | 'json' | 'csv' | CodeKind;
  /** `none`: this invoice has no such document, and `why` says it. */
  state: 'same' | 'differs' | 'none';
  differences: readonly Difference[];
  why?: string;
};

type Read = Result<DocumentSummary>;
const then = <From, To>(result: Result<From>, next: (value: From) => Result<To>): Result<To> =>
  result.ok ? next(result.value) : result;
const only =
  <From>(pick: (value: From) => DocumentSummary) =>
  (value: From): Read => ({ ok: true, value: pick(value) });

const dayOf = (compact = '') => compact.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const spaydStated = (text: string): Read =>
  then(readSpayd(text), ({ value }) => ({
    ok: true,
    value: {
      payable: value('AM') ?? '',
      currency: value('CC') ?? '',
      dueDate: dayOf(value('DT')),
      iban: value('ACC')?.split('+')[0] ?? '',
    },
  }));

/** Beside the payment, the numbers and days of the invoice, and the tax of each rate where it has any. */
const withInvoiceStated = (text: string): Read =>
  then(readSpayd(text), ({ value }) =>
    then(readQrFaktura(value('X-INV') ?? ''), (said) =>
      then(spaydStated(text), (stated) => ({
        ok: true,
        value: { ...stated, issueDate: dayOf(said.get('DD')), supplier: { ico: said.get('INI') ?? '' } },
      })),
    ),
  );

const readers: Record<CodeKind, (text: string) => Read> = {
  spayd: spaydStated,
  spaydWithInvoice: withInvoiceStated,
  epc: (text) =>
    then(
      readEpc(text),
      only(({ amount, iban }) => ({ payable: amount, currency: 'EUR', iban })),
    ),
  bySquare: (text) =>
    then(
      readBySquare(text),
      only(({ amount, currency, dueDate, iban }) => ({ payable: amount, currency, dueDate, iban })),
    ),
};

function checked(
  format: FormatCheck['format'],
  expected: DocumentSummary,
  written: Result<string>,
  read: (text: string) => Read,
): FormatCheck {
  if (!written.ok) return { format, state: 'none', differences: [], why: written.error };
  const back = read(written.value);
  if (!back.ok)
    return {
      format,
      state: 'differs',
      differences: [{ field: 'file', expected: 'readable', found: back.error }],
    };
  const found = differences(expected, back.value);
  return { format, state: found.length === 0 ? 'same' : 'differs', differences: found };
}

/**
 * Writes every document and code of an invoice, reads each back, and compares number, days, parties and totals.
 * @param uuid Of the ISDOC.
 */
export function verifyFormats(invoice: Invoice, { uuid }: { uuid: string }): FormatCheck[] {
  const expected = invoiceSummary(invoice);
  const totals = totalsOf(invoice);
  const table: Result<string> = { ok: true, value: JSON.stringify(csvTableOf(invoice)) };
  const json: Result<string> = { ok: true, value: writeJson(invoice, totals) };
  return [
    checked('isdoc', expected, writeIsdoc(invoice, { uuid, totals }), (text) =>
      then(
        readIsdoc(text),
        only(({ stated }) => stated),
      ),
    ),
    checked('facturX', dueSummary(invoice), writeFacturX(invoice, totals), readFacturX),
    checked('json', expected, json, (text) =>
      then(
        readJson(text),
        only(({ stated }) => stated),
      ),
    ),
    checked('csv', expected, table, (text) => readCsvTable(JSON.parse(text))),
    ...codeKinds.map((kind) => checked(kind, expected, paymentCode(kind, invoice, totals), readers[kind])),
  ];
}
