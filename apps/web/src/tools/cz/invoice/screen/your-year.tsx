import { duplicateOf } from '@majak/tools/documents/cz/invoice/model/derived-invoices';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import { saveFile } from '../../../save-file.ts';
import { dueAgain, wantsBackup, withRepeated } from './ledger.ts';
import type { MonthFormat } from './month-files.ts';
import { OwedList } from './owed-list.tsx';
import { saveBook } from './save-book.ts';
import { keyOf, suggestedNumber } from './saved-entries.ts';
import type { LiveInvoice } from './use-invoice.ts';
import { useLedger } from './use-ledger.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';
import { type YearLimits, YearTable } from './year-table.tsx';
import { totalsByYear } from './year-totals.ts';

type Props = { form: LiveInvoice; kept: LiveSavedEntries; limits: YearLimits };

const formats: readonly (readonly [MonthFormat, string])[] = [
  ['isdoc', 'ISDOC (ZIP)'],
  ['pohoda', 'Pohoda (XML)'],
  ['csv', 'CSV'],
];

/** All documents of a month for whoever keeps the books. */
function Month({ issued }: { issued: readonly Invoice[] }) {
  const months = [...new Set(issued.map(({ issueDate }) => issueDate.slice(0, 7)))].toSorted().toReversed();
  const [chosen, setChosen] = useState('');
  const [says, setSays] = useState('');
  const month = months.includes(chosen) ? chosen : (months[0] ?? '');
  const of = issued.filter(({ issueDate }) => issueDate.startsWith(month));
  const save = async (format: MonthFormat) => {
    const { monthFile } = await import('./month-files.ts');
    const { content, name, leftOut } = await monthFile(format, month, of);
    saveFile(content, name);
    setSays(
      `Saved as ${name}.${leftOut.length > 0 ? ` Without ${leftOut.join(', ')}, which have no ISDOC.` : ''}`,
    );
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex items-center gap-3">
          <span className="font-semibold">A whole month</span>
          <select
            value={month}
            onChange={(event) => setChosen(event.currentTarget.value)}
            className="field-edge min-h-10 cursor-pointer px-3 text-small"
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {one.slice(5)}/{one.slice(0, 4)}
              </option>
            ))}
          </select>
        </label>
        <span className="text-small text-text-muted">
          {of.length === 1 ? '1 document as' : `${of.length} documents as`}
        </span>
        {formats.map(([format, label]) => (
          <Button key={format} variant="quiet" className="min-h-10" onClick={() => void save(format)}>
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="text-small text-text-muted">
        {says}
      </p>
    </div>
  );
}

/** A freelancer's year from the documents kept here: what is owed, what it comes to, what comes again, files by month. */
export function YourYear({ form, kept, limits }: Props) {
  const { ledger, change } = useLedger();
  const { issued } = kept.book;
  const { today } = form;
  const ico = issued[0]?.supplier.ico;
  const own = issued.filter(({ supplier }) => supplier.ico === ico);
  const again = (invoice: Invoice) => {
    const number = suggestedNumber(kept.book, invoice.kind, { ico: invoice.supplier.ico, today });
    form.put(duplicateOf(invoice, { number, today }), `The next one like ${invoice.number}.`);
    change((now) => withRepeated(now, invoice, today));
  };
  const backUp = () => {
    saveBook(kept.book, today);
    change((now) => ({ ...now, saved: { on: today, documents: issued.length } }));
  };
  return (
    <section aria-labelledby="year-title" className="grid gap-6 border-t border-line pt-6">
      <h3 id="year-title" className="text-subheading">
        Your year
      </h3>
      {wantsBackup(ledger, issued.length, today) ? (
        <Notice title="Save your invoices as a file">
          <p>
            {issued.length} documents are kept in this browser alone: whoever clears it, or loses the device,
            loses them. The law requires you to keep them for years.
          </p>
          <Button variant="quiet" onClick={backUp}>
            Save them now
          </Button>
        </Notice>
      ) : null}
      {dueAgain(ledger, issued, today).map((invoice) => (
        <Notice key={keyOf.issued(invoice)}>
          <p>
            {invoice.number} for {invoice.customer.name} comes again: it is time for the next one.
          </p>
          <Button variant="quiet" onClick={() => again(invoice)}>
            Write it
          </Button>
        </Notice>
      ))}
      <YearTable years={totalsByYear(own, ledger, today)} limits={limits} />
      <OwedList issued={issued} ledger={ledger} change={change} today={today} />
      <Month issued={own} />
    </section>
  );
}
