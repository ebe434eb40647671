import {
  appliesByItself,
  type StatementPreview,
  statementVerdicts,
} from '@majak/desk/payments/statement-schema';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';

type Row = StatementPreview['rows'][number];
type Props = { preview: StatementPreview; busy: boolean; apply: (rows: Row[]) => void };

const isOffered = ({ sealed }: Row): boolean => sealed !== undefined;

/** What a statement would pay: what is sure is ticked, what needs a look is not, and what cannot be applied says why. */
export function BankStatementRows({ preview, busy, apply }: Props) {
  const { format, rows, warnings, others } = preview;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter((row) => isOffered(row) && appliesByItself(row.verdict)).map(({ key }) => key)),
  );
  const toggle = (key: string) =>
    setTicked((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]));
  const chosen = rows.filter((row) => ticked.has(row.key) && isOffered(row));
  return (
    <>
      <p>
        {`${format}: ${rows.length} payments came in. `}
        {others > 0 ? `${others} other movements are left out.` : ''}
      </p>
      {warnings.map((warning) => (
        <p key={warning} role="alert" className="case-desk__fault">
          {warning}
        </p>
      ))}
      <div className="deliveries__scroll">
        <table className="deliveries__table status-sheet__table">
          <thead>
            <tr>
              <th scope="col">Apply</th>
              <th scope="col">Day</th>
              <th scope="col">Amount</th>
              <th scope="col">From</th>
              <th scope="col">Symbol</th>
              <th scope="col">Order</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <td>
                  {isOffered(row) ? (
                    <input
                      type="checkbox"
                      aria-label={`Apply ${row.shown} to ${row.order?.reference}`}
                      checked={ticked.has(row.key)}
                      onChange={() => toggle(row.key)}
                    />
                  ) : null}
                </td>
                <td>{row.on}</td>
                <td>{row.shown}</td>
                <td>{row.from}</td>
                <td>{row.symbol || (row.suggested ? `${row.suggested}?` : '')}</td>
                <td>
                  {row.order ? (
                    <>
                      <a href={`/admin/collections/orders/${row.order.id}`}>{row.order.title}</a>{' '}
                      <span className="case-desk__quiet">{row.order.left} to come</span>
                    </>
                  ) : null}
                </td>
                <td>{[statementVerdicts[row.verdict], row.note].filter(Boolean).join('. ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button
          size="medium"
          margin={false}
          disabled={busy || chosen.length === 0}
          onClick={() => apply(chosen)}
        >
          {`Write down ${chosen.length === 1 ? 'one payment' : `${chosen.length} payments`}`}
        </Button>
      </div>
    </>
  );
}
