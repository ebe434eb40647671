import type { ChartOf } from '@majak/tools/calculator/chart';
import { formatDate } from '@majak/ui/format-date';

type Props = { chart: ChartOf<'timeline'> };

/** Days on a line, from the first to the last; the list is the table of the chart. */
export const TimelineChart = ({ chart: { events } }: Props) => (
  <ol className="relative grid gap-5 border-l-2 border-edge pl-6">
    {events.map(({ day, label, note }) => (
      <li key={`${day}${label}`} className="relative">
        <svg
          aria-hidden="true"
          width="16"
          height="16"
          viewBox="0 0 16 16"
          className="absolute top-1 -left-[33px]"
        >
          <circle cx="8" cy="8" r="6" strokeWidth="3" className="fill-surface stroke-text" />
        </svg>
        <p className="text-small text-text-muted">
          <time dateTime={day}>{formatDate(day)}</time>
        </p>
        <p className="font-semibold">{label}</p>
        {note ? <p className="text-small text-text-muted">{note}</p> : null}
      </li>
    ))}
  </ol>
);
