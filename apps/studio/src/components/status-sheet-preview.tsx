import type { SheetPreview } from '@majak/desk/status-sheets/status-sheet-schema';
import { Button } from '@payloadcms/ui';

type Row = SheetPreview['matched'][number];

const verdicts: Record<Row['verdict'], string> = {
  new: 'New',
  differs: 'Differs',
  same: 'The same',
  ended: 'Decided already',
  contradicts: 'Contradictory',
};

const isChange = ({ verdict }: Row): boolean => verdict === 'new' || verdict === 'differs';

type Props = {
  preview: SheetPreview;
  busy: boolean;
  apply: (rows: Row[]) => void;
};

const counted = (count: number): string => (count === 1 ? 'one change' : `${count} changes`);

/** What a list would change: what is new and what differs first, then what is not, and what it does not name. */
export function StatusSheetPreview({ preview, busy, apply }: Props) {
  const { lines, sheets, unread, matched, unmatched, missing } = preview;
  const isTorn = matched.some(({ verdict }) => verdict === 'contradicts');
  const changes = matched.filter(isChange);
  const rows = [...changes, ...matched.filter((row) => !isChange(row))];
  return (
    <>
      <p>
        {`${lines.toLocaleString('en-GB')} applications on ${sheets === 1 ? 'one sheet' : `${sheets} sheets`}. `}
        {matched.length === 0 ? 'None of them is a case of ours.' : `${matched.length} of ours.`}
      </p>
      {unread > 0 ? (
        <p>
          {unread === 1
            ? 'One more line seems to be about an application and couldn’t be read. Look it up in the list.'
            : `${unread.toLocaleString('en-GB')} more lines seem to be about applications and couldn’t be read. Look them up in the list.`}
        </p>
      ) : null}
      {rows.length > 0 ? <Rows rows={rows} /> : null}
      {isTorn ? (
        <p>
          Where the list says two things of one number, nothing is applied. Ask the office, and write into the
          case what it says.
        </p>
      ) : null}
      {changes.length > 0 ? (
        <div>
          <p className="case-desk__quiet">
            Each change is written into its case, and its client is told by mail.
          </p>
          <Button size="medium" margin={false} disabled={busy} onClick={() => apply(changes)}>
            {`Apply ${counted(changes.length)}`}
          </Button>
        </div>
      ) : (
        <p className="case-desk__quiet">There is nothing to change.</p>
      )}
      {missing.length > 0 ? (
        <section aria-labelledby="sheet-missing">
          <h3 id="sheet-missing">Waiting, and not on the list</h3>
          <p className="case-desk__quiet">That says nothing: the office lists what it wants to list.</p>
          <ul className="case-desk__list">
            {missing.map(({ id, title, number }) => (
              <li key={id}>
                <a href={`/admin/collections/cases/${id}`}>{title}</a>{' '}
                <span className="case-desk__quiet">{number}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {unmatched.count > 0 ? (
        <details>
          <summary>{`${unmatched.count.toLocaleString('en-GB')} are of nobody here`}</summary>
          <p className="case-desk__said">
            {unmatched.first.join(', ')}
            {unmatched.count > unmatched.first.length ? ' …' : ''}
          </p>
        </details>
      ) : null}
    </>
  );
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <div className="deliveries__scroll">
    <table className="deliveries__table status-sheet__table">
      <thead>
        <tr>
          <th scope="col">Case</th>
          <th scope="col">Number</th>
          <th scope="col">So far</th>
          <th scope="col">The list says</th>
          <th scope="col">Which is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.case.id}>
            <th scope="row">
              <a href={`/admin/collections/cases/${row.case.id}`}>{row.case.title}</a>
            </th>
            <td>{row.case.number}</td>
            <td>{row.was}</td>
            <td>{row.becomes}</td>
            <td>{isChange(row) ? <strong>{verdicts[row.verdict]}</strong> : verdicts[row.verdict]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
