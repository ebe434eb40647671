import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearsOf } from '@majak/law/law-on';
import type { LintResult } from '@majak/tools/documents/cz/invoice/law/linter';
import { ratesTable } from '@majak/tools/documents/cz/invoice/law/rates';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPdf } from '../../../../../../tests/support/invoice/read-pdf.ts';
import { respond } from './respond.ts';
import { newInvoice } from './screen/new-invoice.ts';
import { noSavedEntries } from './screen/saved-entries.ts';

const last = yearsOf(rulesByDay).at(-1) ?? 0;
const post = (what: string, body: unknown) =>
  respond(
    what,
    new Request(`http://localhost/api/v1/invoices/${what}`, { method: 'POST', body: JSON.stringify(body) }),
  );

afterEach(() => vi.useRealTimers());

describe.each(['2027-01-04', '2028-02-29', `${last + 1}-01-04`])('a lawful invoice of %s', (day) => {
  const invoice = sampleOf('payer', day);
  beforeEach(() => void vi.useFakeTimers({ now: new Date(`${day}T09:00:00Z`), toFake: ['Date'] }));

  test('has nothing wrong, and says where its rates are from', async () => {
    const { findings }: LintResult = await (await post('check', invoice)).json();
    expect(findings.filter(({ state }) => state !== 'right')).toEqual([]);
    const rate = findings.find(({ rule }) => rule === 'lines.rate');
    expect(rate?.says).toBe(
      Number(day.slice(0, 4)) > last
        ? `Every line has a rate from the act, which applies until it’s changed; we last read it for ${last}`
        : 'Every line has a VAT rate that’s valid on that day',
    );
  });

  test('is written as ISDOC, as Factur-X and as a PDF with both', async () => {
    const [isdoc, facturX] = await Promise.all([post('isdoc', invoice), post('facturx', invoice)]);
    expect(await isdoc.text()).toContain(`<IssueDate>${day}</IssueDate>`);
    expect(await facturX.text()).toContain(day.replaceAll('-', ''));
    const { files } = readPdf(new Uint8Array(await (await post('pdf', invoice)).arrayBuffer()));
    expect([...files.keys()]).toContain('factur-x.xml');
  });

  test('starts as a form with the rates of the act', () => {
    const typed = newInvoice({ today: day, qr: true, rates: ratesTable() }, noSavedEntries);
    expect(typed.issueDate).toContain(day.slice(0, 4));
  });
});
