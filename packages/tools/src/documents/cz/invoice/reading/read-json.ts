import { done, failed, type Result } from '@majak/law/result';
import { readInvoice } from '../model/invoice.ts';
import type { Invoice } from '../model/invoice-form.ts';
import type { DocumentSummary } from './document-summary.ts';
import { isNode } from './xml.ts';

const amount = (node: unknown, name: string): string => {
  const found = isNode(node) ? node[name] : undefined;
  return typeof found === 'string' ? found : '';
};

function statedBy(invoice: Invoice, totals: unknown): DocumentSummary {
  const rates = isNode(totals) && Array.isArray(totals.rates) ? totals.rates : [];
  const czk = isNode(totals) ? totals.czk : undefined;
  const { supplier, customer } = invoice;
  return {
    number: invoice.number,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    taxDate: invoice.taxDate,
    currency: invoice.currency,
    supplier: { name: supplier.name, ico: supplier.ico, vatNumber: supplier.vatNumber },
    customer: { name: customer.name, ico: customer.ico, vatNumber: customer.vatNumber },
    base: amount(totals, 'base'),
    vat: amount(totals, 'vat'),
    total: amount(totals, 'total'),
    payable: amount(totals, 'payable'),
    ...(czk === undefined ? {} : { vatCzk: amount(czk, 'vat') }),
    rates: rates.map((rate: unknown) => ({
      rate: isNode(rate) ? Number(rate.rate) : 0,
      base: amount(rate, 'base'),
      vat: amount(rate, 'vat'),
    })),
  };
}

/** Opens a file of ours; the totals in it are compared, never taken over. */
export function readJson(text: string): Result<{ invoice: Invoice; stated: DocumentSummary }> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return failed('The file isn’t JSON');
  }
  if (!isNode(given)) return failed('The file doesn’t contain an invoice');
  const read = readInvoice(given.invoice);
  if (read.ok) return done({ invoice: read.value, stated: statedBy(read.value, given.totals) });
  const [fault] = read.faults;
  return failed(`The file cannot be opened: ${fault?.field}: ${fault?.message}`);
}
