import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { anyInvoice } from '../../../../../../tests/support/invoice/arbitrary-invoice.ts';
import { en16931Faults } from '../../../../../../tests/support/invoice/en16931.ts';
import { officialSums } from '../../../../../../tests/support/invoice/official-rules.ts';
import {
  isdocValidators,
  pohodaValidators,
} from '../../../../../../tests/support/invoice/schema-validators.ts';
import { csvTableOf, readCsvTable } from './formats/csv-table.ts';
import { writeFacturX } from './formats/factur-x.ts';
import { invoiceViewOf } from './formats/invoice-view.ts';
import { writeIsdoc } from './formats/isdoc.ts';
import { writeJson } from './formats/write-json.ts';
import { writePohoda } from './formats/write-pohoda.ts';
import { applyInvoiceFix, invoiceChecks, lint } from './law/linter.ts';
import { readInvoice } from './model/invoice.ts';
import { totalsOf } from './model/totals.ts';
import { differences, dueSummary, invoiceSummary } from './reading/document-summary.ts';
import { readFacturX } from './reading/read-factur-x.ts';
import { readIsdoc } from './reading/read-isdoc.ts';
import { readJson } from './reading/read-json.ts';
import { verifyFormats } from './reading/verify-formats.ts';

// `bin/bench documents` makes a thousand, which take minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });
const numRuns = Number(process.env.INVOICE_DOCUMENTS ?? 120);

const uuid = '6f1f0c5e-3b1c-4a52-9d0a-0123456789ab';
const today = '2026-11-21';
const runs = { numRuns, seed: 20_261_121 };
const sample = fc.sample(anyInvoice, runs);

const got = <Value>(result: { ok: true; value: Value } | { ok: false; error: string }): Value => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test('the invoices are all different, and of every regime', () => {
  expect(new Set(sample.map((one) => JSON.stringify(one))).size).toBeGreaterThan(numRuns * 0.95);
  expect(new Set(sample.map(({ regime, supply }) => `${regime} ${supply}`)).size).toBeGreaterThan(10);
});

test('an ISDOC opens again as the invoice it was', () => {
  for (const invoice of sample) {
    const back = got(readIsdoc(got(writeIsdoc(invoice, { uuid }))));
    expect(back.invoice).toEqual(invoice);
    expect(back.uuid).toBe(uuid);
    expect(differences(invoiceSummary(invoice), back.stated)).toEqual([]);
  }
});

test.each(isdocValidators())('$name finds no fault in any ISDOC', ({ faults }) => {
  expect(faults(sample.map((invoice) => got(writeIsdoc(invoice, { uuid }))))).toEqual([]);
});

test.each(pohodaValidators())('$name finds no fault in any package for Pohoda', ({ faults }) => {
  expect(faults([writePohoda(sample, '12345679')])).toEqual([]);
  expect(faults(sample.slice(0, 250).map((invoice) => writePohoda([invoice], '12345679')))).toEqual([]);
});

test('every Factur-X keeps the rules of EN 16931 and says what the invoice says', () => {
  const written = sample.flatMap((invoice) => {
    const xml = writeFacturX(invoice);
    return xml.ok ? [{ invoice, xml: xml.value }] : [];
  });
  const unexplained = sample.filter(
    (invoice) => !invoice.exemption && totalsOf(invoice).rates.some(({ category }) => category === 'E'),
  );
  expect(written.length).toBe(sample.length - unexplained.length);
  for (const { invoice, xml } of written) {
    expect(en16931Faults(xml)).toEqual([]);
    expect(differences(dueSummary(invoice), got(readFacturX(xml)))).toEqual([]);
  }
});

test('what the publisher of EN 16931 counts comes to the same', () => {
  const faultsOf = officialSums();
  const written = sample.flatMap((invoice) => {
    const xml = writeFacturX(invoice);
    return xml.ok ? [xml.value] : [];
  });
  // Each takes its engine a moment: the first few, of which some have sums that binary fractions miss.
  for (const xml of written.slice(0, numRuns / 10)) expect(faultsOf(xml)).toEqual([]);
});

test('JSON is the identity', () => {
  for (const invoice of sample) expect(got(readJson(writeJson(invoice))).invoice).toEqual(invoice);
});

test('a CSV, written and read as a file, says the same totals', () => {
  for (const invoice of sample.slice(0, 250)) {
    const { data } = Papa.parse<string[]>(Papa.unparse(csvTableOf(invoice).map((row) => [...row])));
    expect(differences(invoiceSummary(invoice), got(readCsvTable(data)))).toEqual([]);
  }
});

test('the self-check reads every document and payment code back and finds no difference', () => {
  for (const invoice of sample)
    for (const checked of verifyFormats(invoice, { uuid }))
      expect(checked.state, JSON.stringify(checked)).not.toBe('differs');
});

test('the schema takes its own answer without a change', () => {
  for (const invoice of sample) expect(readInvoice(invoice)).toEqual({ ok: true, value: invoice });
});

test('the parts add up: lines, discounts, bases, taxes, rounding', () => {
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + cents(one), 0);
  for (const invoice of sample) {
    const totals = totalsOf(invoice);
    expect(sum(totals.lines.map(({ net }) => net))).toBe(cents(totals.subtotal));
    expect(cents(totals.subtotal) - cents(totals.discount)).toBe(cents(totals.base));
    expect(cents(totals.base) + cents(totals.vat)).toBe(cents(totals.total));
    expect(cents(totals.claimed.base) + cents(totals.due.base)).toBe(cents(totals.base));
    expect(cents(totals.claimed.vat) + cents(totals.due.vat)).toBe(cents(totals.vat));
    expect(cents(totals.due.total) + cents(totals.rounding) - cents(totals.paid)).toBe(cents(totals.payable));
    expect(Math.abs(cents(totals.rounding))).toBeLessThanOrEqual(50);
  }
});

test('every mend makes its rule right or drops it, is done once, and the invoice stays one', () => {
  for (const invoice of sample)
    for (const { rule, mend } of lint(invoice, today).findings) {
      if (!mend) {
        expect(applyInvoiceFix(invoice, rule, today)).toBe(invoice);
        continue;
      }
      const after = applyInvoiceFix(invoice, rule, today);
      const again = lint(after, today).findings.find((one) => one.rule === rule);
      expect(again?.state ?? 'right', `${rule}: ${mend}`).toBe('right');
      expect(applyInvoiceFix(after, rule, today)).toBe(after);
      expect(readInvoice(after).ok).toBe(true);
    }
});

test('each rule of the linter is met by some invoice, and has a section', () => {
  // Nothing is written of these, so that there can be more of them: some rules meet one in two hundred.
  const many = fc.sample(anyInvoice, { ...runs, numRuns: 4 * numRuns });
  const met = new Set(many.flatMap((invoice) => lint(invoice, today).findings.map(({ rule }) => rule)));
  // Said of companies, of consumers who pay in cash, of certain words, and of what was sent beside an invoice: few of those are random.
  const seldom = new Set([
    ...['issuedBy', 'rounding.cash', 'tax.stated', 'tax.claimed', 'tax.contradicted', 'customer.company'],
    ...['supply.reversed', 'supply.notReversed', 'exemption.goods', 'exemption.home', 'exemption.nonPayer'],
  ]);
  expect(invoiceChecks.map(({ id }) => id).filter((id) => !met.has(id) && !seldom.has(id))).toEqual([]);
  for (const { act, section } of sample.slice(0, 50).flatMap((one) => lint(one, today).findings))
    expect(act && section).not.toBe('');
});

test('the view prints the totals of the invoice and nothing that is not a text', () => {
  for (const invoice of sample.slice(0, 250)) {
    const view = invoiceViewOf(invoice);
    expect(view.lines.rows).toHaveLength(invoice.lines.length);
    for (const row of view.lines.rows) expect(row).toHaveLength(view.lines.columns.length);
    expect(JSON.stringify(view)).not.toMatch(/NaN|undefined/);
    for (const { value } of [...view.sums, view.payable]) expect(value).not.toMatch(/[-−].*[-−]/);
  }
});
