import { site } from '@majak/desk/site';
import { Paragraphs } from './paragraphs.tsx';
import { PriceRow } from './price-row.tsx';
import { Split } from './split.tsx';

type Kind = 'price' | 'extra' | 'office';
type Row = { label: string; amount?: number | null; note?: string | null; kind: Kind; id?: string | null };
export type PricesProps = {
  title: string;
  lead?: string | null;
  rows: readonly Row[];
  footnote?: string | null;
};

const groups: readonly [Kind, string][] = [
  ['price', 'Our fixed price'],
  ['extra', 'Extra charges, only if you need them'],
  ['office', 'Official fees, paid to the office'],
];

export const Prices = ({ title, lead, rows, footnote }: PricesProps) => (
  <Split title={title} lead={lead}>
    <table className="w-full border-collapse">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      {groups
        .map(([kind, words]) => ({ kind, words, members: rows.filter((row) => row.kind === kind) }))
        .filter(({ members }) => members.length > 0)
        .map(({ kind, words, members }) => (
          <tbody key={kind} className="group">
            <tr className="border-b border-edge">
              <th
                scope="rowgroup"
                colSpan={2}
                className="pt-10 pb-2.5 text-left text-small font-semibold text-text-muted group-first-of-type:pt-0"
              >
                {words}
              </th>
            </tr>
            {members.map(({ id, label, amount, note }) => (
              <PriceRow
                key={id ?? label}
                {...{ label, amount, note }}
                currency={site.currency}
                strong={kind === 'price'}
              />
            ))}
          </tbody>
        ))}
    </table>
    {footnote ? (
      <div className="mt-5 max-w-measure text-small text-text-muted">
        <Paragraphs text={footnote} />
      </div>
    ) : null}
  </Split>
);
