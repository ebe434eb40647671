import type { ClientView } from '@majak/desk/cases/client-view';
import { daysBetween } from '@majak/law/dates';
import type { WaitingTable } from '@majak/tools/cases/waiting-table';
import { SpreadBar } from '@majak/ui/spread-bar';

type Props = { view: ClientView; table: WaitingTable | undefined; today: string };

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** How long a case has waited, or took; nothing of one that was not filed, or ended without a decision. */
function waitOf({ filedOn, endedOn, standing }: ClientView, today: string): number | undefined {
  if (!filedOn || filedOn > today || standing.ended) return undefined;
  return daysBetween(filedOn, endedOn ?? today);
}

/** Where a case stands among those that were decided: in words, and in a picture with the beam on it. */
export function WaitingPlace({ view, table, today }: Props) {
  const own = waitOf(view, today);
  if (!table || own === undefined) return null;
  const { all, sample } = table;
  return (
    <section>
      <h3 className="mb-4 text-heading">How long others waited</h3>
      <p className="max-w-measure">
        {view.endedOn ? `Yours took ${days(own)}. ` : `Yours has waited for ${days(own)} so far. `}
        {`Of ${all.count} ${sample ? 'invented sample cases' : 'of our cases'} that were decided, half took up to ${days(all.p50)}, and four in five up to ${days(all.p80)}.`}
      </p>
      <div className="mt-4 max-w-measure">
        <SpreadBar
          low={all.p20}
          middle={all.p50}
          high={all.p80}
          most={Math.max(all.p80, own) * 1.15}
          own={own}
        />
        <p className="mt-2 text-small text-text-muted">
          {`The bar goes from ${all.p20} to ${all.p80} days, the mark in it is ${all.p50}. The beam is on yours.${sample ? ' These are sample figures: ours will be here once eight cases have been decided.' : ''}`}
        </p>
      </div>
    </section>
  );
}
