import { done, failed, type Result } from '@majak/law/result';
import { formulaCell } from '../../../../form/formula-cell.ts';
import { amountOf, type Taxes } from '../../../invoice/amount.ts';
import { taxesOfAdvance } from '../model/advances.ts';
import { units } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { totalsOf } from '../model/totals.ts';
import type { DocumentSummary } from '../reading/document-summary.ts';

/** A table for a spreadsheet (CSV): cells as text. */
type Rows = readonly (readonly string[])[];

const documentColumns = [
  ...['number', 'issueDate', 'taxDate', 'dueDate', 'supplier', 'supplierIco', 'supplierVatNumber'],
  ...['customer', 'customerIco', 'customerVatNumber', 'currency'],
] as const;
const lineColumns = ['description', 'quantity', 'unit', 'unitPrice', 'discountPercent'] as const;
const columns = [
  'row',
  ...documentColumns,
  ...lineColumns,
  'rate',
  'base',
  'vat',
  'total',
  'payable',
] as const;
type Column = (typeof columns)[number];

const escaped = (text: string) => (formulaCell.test(text) ? `'${text}` : text);
const unescaped = (text: string) => (text.startsWith("'") && formulaCell.test(text) ? text.slice(1) : text);

type Cells = Readonly<Partial<Record<Column, string>>>;
const rowOf = (cells: Cells): string[] => columns.map((column) => cells[column] ?? '');

const documentCells = ({ supplier, customer, ...invoice }: Invoice): Cells => ({
  number: escaped(invoice.number),
  issueDate: invoice.issueDate,
  taxDate: invoice.taxDate,
  dueDate: invoice.dueDate,
  supplier: escaped(supplier.name),
  supplierIco: escaped(supplier.ico),
  supplierVatNumber: escaped(supplier.vatNumber),
  customer: escaped(customer.name),
  customerIco: escaped(customer.ico),
  customerVatNumber: escaped(customer.vatNumber),
  currency: invoice.currency,
});

const taxCells = ({ base, vat, total }: Taxes): Cells => ({ base, vat, total });

/** An invoice as a table: its lines, a row for each rate, a row of totals, and one in crowns where it is in another currency. */
export function csvTableOf(invoice: Invoice): Rows {
  const totals = totalsOf(invoice);
  const own = documentCells(invoice);
  const lines = invoice.lines.flatMap((line, at): string[][] => {
    const counted = totals.lines[at];
    if (!counted) return [];
    const { net: base, vat, total } = counted;
    return [
      rowOf({
        ...own,
        row: 'line',
        description: escaped(line.description),
        quantity: String(line.quantity),
        unit: units[line.unit].en,
        unitPrice: String(line.unitPrice),
        discountPercent: String(line.discountPercent),
        rate: String(line.rate),
        ...taxCells({ base, vat, total }),
      }),
    ];
  });
  return [
    [...columns],
    ...lines,
    ...totals.rates.map((rate) => rowOf({ ...own, row: 'rate', rate: String(rate.rate), ...taxCells(rate) })),
    ...invoice.advances.map((advance) => {
      const { base, vat, total } =
        advance.treatment === 'taxed'
          ? taxesOfAdvance(advance)
          : { base: '', vat: '', total: amountOf(advance.amount) };
      return rowOf({
        ...own,
        row: 'advance',
        description: escaped(advance.number),
        taxDate: advance.receivedOn,
        rate: String(advance.rate),
        ...taxCells({ base, vat, total }),
      });
    }),
    rowOf({ ...own, row: 'total', ...taxCells(totals), payable: totals.payable }),
    ...(totals.czk ? [rowOf({ ...own, row: 'totalCzk', ...taxCells(totals.czk), currency: 'CZK' })] : []),
  ];
}

/** Reads what a table says of its invoice. */
export function readCsvTable([head = [], ...rows]: Rows): Result<DocumentSummary> {
  const at = (row: readonly string[], column: Column) => unescaped(row[head.indexOf(column)] ?? '');
  const amount = (row: readonly string[], column: Column) => amountOf(at(row, column) || '0');
  const ofKind = (kind: string) => rows.filter((row) => at(row, 'row') === kind);
  const [total] = ofKind('total');
  const [czk] = ofKind('totalCzk');
  if (!total) return failed('The table has no row of totals');
  return done({
    number: at(total, 'number'),
    issueDate: at(total, 'issueDate'),
    dueDate: at(total, 'dueDate'),
    taxDate: at(total, 'taxDate'),
    currency: at(total, 'currency'),
    supplier: {
      name: at(total, 'supplier'),
      ico: at(total, 'supplierIco'),
      vatNumber: at(total, 'supplierVatNumber'),
    },
    customer: {
      name: at(total, 'customer'),
      ico: at(total, 'customerIco'),
      vatNumber: at(total, 'customerVatNumber'),
    },
    base: amount(total, 'base'),
    vat: amount(total, 'vat'),
    total: amount(total, 'total'),
    payable: amount(total, 'payable'),
    ...(czk ? { vatCzk: amount(czk, 'vat') } : {}),
    rates: ofKind('rate').map((row) => ({
      rate: Number(at(row, 'rate')),
      base: amount(row, 'base'),
      vat: amount(row, 'vat'),
    })),
  });
}
