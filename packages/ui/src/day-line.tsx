import type { ReactNode } from 'react';
import { formatDate } from './format-date.tsx';

/** Something on a line of days. */
export type LineEntry = {
  id: string;
  /** As YYYY-MM-DD. */
  day: string;
  /** The day in words, where it is more than that day: `3 to 20 March 2026`. */
  shown?: string;
  label: string;
  about?: ReactNode;
  /** `goal` is the one that all others lead to; at a `pause` time stands still. */
  kind?: 'goal' | 'pause';
};

type Props = {
  entries: readonly LineEntry[];
  /** The day it is, on which the beam falls. */
  today: string;
};

type Placed = { id: string; entry: LineEntry | 'today'; isPast: boolean };

function placed({ entries, today }: Props): readonly Placed[] {
  const inOrder = entries.toSorted((one, other) => one.day.localeCompare(other.day));
  const past = inOrder.filter(({ day }) => day < today);
  const rest = inOrder.filter(({ day }) => day >= today);
  return [
    ...past.map((entry) => ({ id: entry.id, entry, isPast: true })),
    { id: 'today', entry: 'today', isPast: false },
    ...rest.map((entry) => ({ id: entry.id, entry, isPast: false })),
  ];
}

/** Days on a line, in the order of time, with the beam of the lighthouse on today. It reads as a list, and prints as one. */
export const DayLine = (props: Props) => (
  <ol className="relative grid">
    {placed(props).map(({ id, entry, isPast }) =>
      entry === 'today' ? (
        <Today key={id} day={props.today} />
      ) : (
        <Entry key={id} entry={entry} isPast={isPast} />
      ),
    )}
  </ol>
);

const row = 'group relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 pb-7 last:pb-0';

const Axis = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="relative flex justify-center">
    <span className="absolute top-2 -bottom-9 w-px bg-edge group-last:hidden" />
    {children}
  </span>
);

const dots = {
  plain: 'border-2 border-text bg-surface',
  past: 'border-2 border-edge bg-edge',
  goal: 'border-2 border-text bg-text',
  pause: 'border-2 border-dashed border-text bg-surface',
};

function Entry({ entry, isPast }: { entry: LineEntry; isPast: boolean }) {
  const { day, shown = formatDate(day), label, about, kind = 'plain' } = entry;
  const dot = dots[kind === 'plain' && isPast ? 'past' : kind];
  return (
    <li className={row}>
      <Axis>
        <span className={`relative mt-1 size-3.5 rounded-full ${dot}`} />
      </Axis>
      <div className="min-w-0 max-w-measure">
        <p className="text-small tabular-nums text-text-muted print:text-[10pt]">
          <time dateTime={day}>{shown}</time>
        </p>
        <p className={kind === 'goal' ? 'text-subheading font-semibold' : 'font-semibold'}>{label}</p>
        {about ? <div className="mt-1 text-small text-text-muted print:text-[10pt]">{about}</div> : null}
      </div>
    </li>
  );
}

/** Today: what a lamp on the line throws its light on. */
const Today = ({ day }: { day: string }) => (
  <li className={row} aria-current="date">
    <Axis>
      <span className="relative mt-2.5 size-3.5 rounded-full border-2 border-ink bg-lamp" />
    </Axis>
    <p className="relative -ml-2 max-w-measure bg-lamp py-2 pr-4 pl-11 font-semibold text-ink tabular-nums [clip-path:polygon(0_50%,2rem_0,100%_0,100%_100%,2rem_100%)] print:border print:pl-3 print:[clip-path:none]">
      Today, <time dateTime={day}>{formatDate(day)}</time>
    </p>
  </li>
);
