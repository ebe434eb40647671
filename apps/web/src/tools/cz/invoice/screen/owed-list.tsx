import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { Button } from '@majak/ui/button';
import { formatDate } from '@majak/ui/format-date';
import { formatMoney } from '@majak/ui/format-money';
import { useState } from 'react';
import { everyMonths, type Ledger, paymentOf, repeatOf, withPaid, withRepeat } from './ledger.ts';
import { mailAbout } from './mail-about.ts';
import { keyOf } from './saved-entries.ts';

type Props = {
  issued: readonly Invoice[];
  ledger: Ledger;
  change: (next: (now: Ledger) => Ledger) => void;
  today: string;
};

const everyWords = { 1: 'month', 3: 'quarter', 12: 'year' } as const;
const states = { owed: 'Unpaid', overdue: 'Overdue', paid: 'Paid', all: 'All' } as const;
type Shown = keyof typeof states;

const matches = (shown: Shown, state: string): boolean => {
  if (shown === 'all') return true;
  if (shown === 'owed') return state === 'unpaid' || state === 'overdue';
  return state === shown;
};

/** One document with what is known of its payment. */
function Row({ invoice, ledger, change, today }: Omit<Props, 'issued'> & { invoice: Invoice }) {
  const state = paymentOf(ledger, invoice, today);
  const name = invoice.number;
  const words = {
    paid: 'Paid',
    unpaid: `Due on ${formatDate(invoice.dueDate || invoice.issueDate)}`,
    overdue: `Overdue since ${formatDate(invoice.dueDate || invoice.issueDate)}`,
    nothing: 'Nothing to pay',
  };
  const isMarked = ledger.paid[keyOf.issued(invoice)] !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">
            {name} <span className="font-normal">{invoice.customer.name}</span>
          </span>
          <span className="tabular-nums">
            {formatMoney(Number(totalsOf(invoice).payable), invoice.currency)}
          </span>
        </p>
        <p className={`text-small ${state === 'overdue' ? 'font-semibold text-error' : 'text-text-muted'}`}>
          {words[state]}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {state === 'unpaid' || state === 'overdue' ? (
          <Button
            variant="quiet"
            className="min-h-10 text-small"
            aria-label={`Mark as paid: ${name}`}
            onClick={() => change((now) => withPaid(now, invoice, today))}
          >
            Mark as paid
          </Button>
        ) : null}
        {isMarked ? (
          <Button
            variant="quiet"
            className="min-h-10 text-small"
            aria-label={`Not paid after all: ${name}`}
            onClick={() => change((now) => withPaid(now, invoice, undefined))}
          >
            Not paid after all
          </Button>
        ) : null}
        <Button
          variant="quiet"
          className="min-h-10 text-small"
          href={mailAbout(invoice, state === 'overdue')}
          aria-label={`Write a mail about ${name}`}
        >
          Write a mail
        </Button>
        {invoice.kind === 'invoice' ? (
          <select
            aria-label={`Repeat ${name}`}
            value={repeatOf(ledger, invoice)}
            onChange={(event) => {
              const every = Number(event.currentTarget.value);
              change((now) => withRepeat(now, invoice, every));
            }}
            className="field-edge min-h-10 cursor-pointer px-3 text-small"
          >
            <option value={0}>Once</option>
            {everyMonths.map((every) => (
              <option key={every} value={every}>
                Every {everyWords[every]}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </li>
  );
}

const shownFirst = 10;

/** Kept documents by whether they are paid: what is overdue comes first. */
export function OwedList(props: Props) {
  const { issued, ledger, today } = props;
  const [shown, setShown] = useState<Shown>('owed');
  const [all, setAll] = useState(false);
  const stateOf = (invoice: Invoice) => paymentOf(ledger, invoice, today);
  const some = issued
    .filter((invoice) => matches(shown, stateOf(invoice)))
    .toSorted((one, other) => Number(stateOf(other) === 'overdue') - Number(stateOf(one) === 'overdue'));
  return (
    <div className="grid gap-2">
      <label className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">Payments</span>
        <select
          value={shown}
          onChange={(event) =>
            setShown(
              (['owed', 'overdue', 'paid', 'all'] as const).find(
                (one) => one === event.currentTarget.value,
              ) ?? 'owed',
            )
          }
          className="field-edge min-h-10 cursor-pointer px-3 text-small"
        >
          {Object.entries(states).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {some.length === 0 ? <p className="text-text-muted">None.</p> : null}
      <ul className={some.length === 0 ? 'hidden' : 'border-t border-line'}>
        {(all ? some : some.slice(0, shownFirst)).map((invoice) => (
          <Row key={keyOf.issued(invoice)} {...props} invoice={invoice} />
        ))}
      </ul>
      {some.length > shownFirst && !all ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {some.length} of them
        </Button>
      ) : null}
    </div>
  );
}
