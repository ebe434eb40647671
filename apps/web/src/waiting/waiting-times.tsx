import type { WaitingRow, WaitingTable } from '@majak/tools/cases/waiting-table';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { Section } from '@majak/ui/section';
import { SpreadBar } from '@majak/ui/spread-bar';
import { quarterInWords, quartersInWords } from './quarter-in-words.ts';

const columns = [
  { key: 'name', label: 'Cases decided' },
  { key: 'picture', label: 'Spread' },
  { key: 'count', label: 'Cases', numeric: true },
  { key: 'p20', label: 'A fifth took up to', numeric: true },
  { key: 'p50', label: 'Half took up to', numeric: true },
  { key: 'p80', label: 'Four in five took up to', numeric: true },
];

/** Each figure tells its unit: a number of days alone could be weeks. */
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const rowOf =
  (most: number) =>
  ({ name, figures: { count, p20, p50, p80 } }: WaitingRow) => ({
    id: name,
    cells: {
      name,
      picture: (
        <span className="block w-full min-w-40">
          <SpreadBar low={p20} middle={p50} high={p80} most={most} />
        </span>
      ),
      count: String(count),
      p20: days(p20),
      p50: days(p50),
      p80: days(p80),
    },
  });

/** How long decided cases took, on the page of a service: drawn, and as a table. */
export function WaitingTimes({ table }: { table: WaitingTable }) {
  const { all, quarters, offices, sample, from, to } = table;
  const groups = [
    ...(quarters.length > 1 ? quarters.map((row) => ({ ...row, name: quarterInWords(row.name) })) : []),
    ...offices,
  ];
  const most = Math.max(...[all, ...groups.map(({ figures }) => figures)].map(({ p80 }) => p80)) * 1.15;
  return (
    <Section labelledBy="waiting-times" tone="fog">
      <h2 id="waiting-times">How long the office takes</h2>
      <p className="mt-4 max-w-measure">
        {`Half of the cases were decided within ${days(all.p50)} of being filed, four in five within ${days(all.p80)}. Suspensions are included, because people waited through them.`}
      </p>
      <div className="mt-4 max-w-lg">
        <SpreadBar low={all.p20} middle={all.p50} high={all.p80} most={most} />
      </div>
      <p className="mt-2 max-w-measure text-small text-text-muted">
        {`The bar goes from ${days(all.p20)}, when a fifth of the cases had been decided, to ${days(all.p80)}, when four in five had. The mark is where half had.`}
        {sample
          ? ' Sample figures: these cases are invented. Ours will appear here once the office has decided eight of them.'
          : ''}
      </p>
      <div className="mt-3">
        <Details summary="By quarter and office">
          <DataTable
            caption={`${sample ? 'Invented cases' : 'Our cases'}, ${quartersInWords(from, to)}`}
            columns={columns}
            rows={[
              { ...rowOf(most)({ name: 'All of them', figures: all }), strong: true },
              ...groups.map(rowOf(most)),
            ]}
          />
          <p className="mt-4 max-w-measure text-small">
            We don’t show figures from fewer than eight cases: they could be chance, or give somebody’s case
            away.
          </p>
        </Details>
      </div>
    </Section>
  );
}
