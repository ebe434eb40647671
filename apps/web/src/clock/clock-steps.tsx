import type { DatedStep } from '@majak/law/date-steps';
import { type KnownDays, surenesses } from '@majak/law/legal-clock';
import type { Pause } from '@majak/law/merge-pauses';
import type { ClockReading } from '@majak/law/run-clock';
import { DayLine, type LineEntry } from '@majak/ui/day-line';
import { formatDate } from '@majak/ui/format-date';
import type { Answered } from './answered.ts';
import { unbrokenPlace } from './unbroken-place.ts';

type Props = Pick<Answered, 'today' | 'documents'> & {
  /** Without a day of filing nothing was filed yet. */
  asked: { known: Partial<Pick<KnownDays, 'filedOn'>> };
  reading: Pick<ClockReading, 'steps' | 'pauses'>;
};

/** What is done by when on one line, and below it what has no day yet. */
export function ClockSteps({ asked, reading, today, documents }: Props) {
  const { filedOn } = asked.known;
  const dated = reading.steps.filter(({ from, by }) => from ?? by);
  const undated = reading.steps.filter(({ from, by }) => !(from ?? by));
  const entries: LineEntry[] = [
    ...(filedOn ? [{ id: 'filed', day: filedOn, label: 'You filed the application' }] : []),
    ...reading.pauses.map(pauseEntry),
    ...dated.flatMap((step) => entriesOf(step, { asked, documents })),
  ];
  return (
    <>
      {entries.length > 0 ? (
        <div>
          <h3 className="mb-6 text-heading">What happens when</h3>
          <DayLine entries={entries} today={today} />
        </div>
      ) : null}
      {undated.length > 0 ? (
        <div>
          <h3 className="text-heading">What doesn’t have a date yet</h3>
          <ul className="mt-5 grid gap-5">
            {undated.map((step) => (
              <li key={step.id} className="max-w-measure border-t border-line pt-4">
                <p className="font-semibold">{step.title}</p>
                <p className="mt-1 text-small text-text-muted">
                  {step.when}. <Ground {...step} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

const pauseEntry = ({ from, to }: Pause): LineEntry => ({
  id: `pause-${from}`,
  day: from,
  shown: to ? `${formatDate(from)} to ${formatDate(to)}` : `Since ${formatDate(from)}`,
  label: to ? 'The clock was stopped' : 'The clock has stopped',
  kind: 'pause',
});

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Where a step stands, and how sure it is where no act states it. */
const Ground = ({ places, sureness }: Pick<DatedStep, 'places' | 'sureness'>) =>
  [places.map(unbrokenPlace).join('; '), sureness !== 'stated' && sentence(surenesses[sureness])]
    .filter(Boolean)
    .join(' ');

/** Where a step can start on a day and has to be done by another, it stands at both. */
function entriesOf(step: DatedStep, { asked, documents }: Pick<Props, 'asked' | 'documents'>): LineEntry[] {
  const { filedOn } = asked.known;
  const { id, title, from, by, when, document } = step;
  const address = document && documents[document];
  const about = (
    <>
      {when}. <Ground {...step} />
      {address ? (
        <>
          {' '}
          <a className="link whitespace-nowrap" href={address}>
            Write the request
          </a>
        </>
      ) : null}
    </>
  );
  // What opened before the filing is told by its end alone.
  const opens = from !== undefined && (filedOn === undefined || from >= filedOn);
  const goal = id === 'decision' ? ({ kind: 'goal' } as const) : {};
  return [
    ...(opens ? [{ id: `${id}-from`, day: from, label: by ? `${title}: the first day` : title, about }] : []),
    ...(by ? [{ id, day: by, label: opens ? `${title}: the last day` : title, about, ...goal }] : []),
  ];
}
