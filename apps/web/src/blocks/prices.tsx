import { site } from '@majak/desk/site';
import { Paragraphs } from './paragraphs.tsx';
import { PriceRow } from './price-row.tsx';
import { Split } from './split-section.tsx';

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

/** What it costs: our price, what may come on top of it, and what the office takes, each in a table of its own. */
export const Prices = ({ title, lead, rows, footnote }: PricesProps) => (
  <Split title={title} lead={lead}>
    <div className="grid gap-10">
      {groups
        .map(([kind, words]) => ({ kind, words, members: rows.filter((row) => row.kind === kind) }))
        .filter(({ members }) => members.length > 0)
        .map(({ kind, words, members }) => (
          <table key={kind} className="w-full border-collapse">
            <caption className="border-b border-edge pb-2.5 text-left text-small font-semibold text-text-muted">
              {words}
            </caption>
            <tbody>
              {members.map(({ id, label, amount, note }) => (
                <PriceRow
                  key={id ?? label}
                  {...{ label, amount, note }}
                  currency={site.jurisdiction.currency}
                  strong={kind === 'price'}
                />
              ))}
            </tbody>
          </table>
        ))}
    </div>
    {footnote ? (
      <div className="mt-5 max-w-measure text-small text-text-muted">
        <Paragraphs text={footnote} />
      </div>
    ) : null}
  </Split>
);
