import type { Day } from '@majak/law/dates';
import { longerTimeInWords, spanInWords } from '@majak/law/longer-time-in-words';
import type { Pause } from '@majak/law/merge-pauses';
import { Button } from '@majak/ui/button';
import { formatDate } from '@majak/ui/format-date';
import { TimeBar } from '@majak/ui/time-bar';
import type { Answered } from './answered.ts';
import { calendarPath } from './clock-address.ts';
import { ClockGrounds } from './clock-grounds.tsx';
import { ClockOffice } from './clock-office.tsx';
import { ClockSteps } from './clock-steps.tsx';
import { OpenLetters } from './open-letters.tsx';

/** What a clock says of an application: the day, how far the time has run, what is done by when, and what it rests on. */
export function ClockAnswer({ asked, reading, typed, today, documents }: Answered) {
  const { last } = reading;
  return (
    <div className="grid gap-10">
      <Verdict {...{ asked, reading, today, documents }} />
      {last ? <Run filedOn={asked.known.filedOn} last={last} pauses={reading.pauses} today={today} /> : null}
      <ClockOffice {...{ reading, today }} />
      <ClockSteps {...{ asked, reading, today, documents }} />
      <form method="post" action={calendarPath} className="no-print">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Add the dates to my calendar</Button>
      </form>
      <Grounds reading={reading} />
    </div>
  );
}

type VerdictProps = Omit<Answered, 'typed'>;

function Verdict({ asked: { kind, known }, reading, today, documents }: VerdictProps) {
  const { last, span, pausedDays } = reading;
  const longer = longerTimeInWords(reading, formatDate);
  const longest = reading.complex?.last;
  const out =
    pausedDays > 0 ? `, ${pausedDays} ${pausedDays === 1 ? 'day' : 'days'} of pauses not counted` : '';
  return (
    <div>
      <p className="text-small font-semibold text-text-muted">{kind.title}</p>
      {last ? (
        <h2 className="mt-2 text-title">
          {last < today ? 'They had to decide by ' : 'They have to decide by '}
          <span className="whitespace-nowrap border-b-4 border-lamp">{formatDate(last)}</span>
        </h2>
      ) : (
        <h2 className="mt-2 text-title">The clock has stopped</h2>
      )}
      <p className="mt-4 max-w-measure">
        {last
          ? `That’s ${spanInWords(span)} from ${formatDate(known.filedOn)}${out}.`
          : `It starts again once you’ve answered. From then on, they have ${reading.daysLeft} days.`}
      </p>
      {longer ? <p className="mt-2 max-w-measure">{longer}</p> : null}
      {reading.approved ? <p className="mt-2 max-w-measure font-semibold">{reading.approved}</p> : null}
      {last && last < today && !reading.approved ? (
        <p className="mt-2 max-w-measure font-semibold">
          That day has passed. Unless they told you of a pause that isn’t included here
          {longest && longest >= today ? `, or take the longer time until ${formatDate(longest)}` : ''}, you
          can ask for action.
        </p>
      ) : null}
      <OpenLetters {...{ reading, documents, today }} known={{ permit: kind.id, filedOn: known.filedOn }} />
    </div>
  );
}

type RunProps = { filedOn: Day; last: Day; pauses: readonly Pause[]; today: Day };

const Run = ({ filedOn, last, pauses, today }: RunProps) => (
  <div className="no-print">
    <TimeBar
      from={filedOn}
      to={last}
      pauses={pauses.map(({ from, to = last }) => ({ from, to }))}
      today={today}
    />
    <p className="mt-2 flex justify-between gap-6 text-small tabular-nums text-text-muted">
      <span>Filed {formatDate(filedOn)}</span>
      <span className="text-right">{today > last ? `Today, ${formatDate(today)}` : formatDate(last)}</span>
    </p>
  </div>
);

const Grounds = ({ reading }: Pick<Answered, 'reading'>) => (
  <div className="max-w-measure border-t border-line pt-5 text-small text-text-muted">
    <h3 className="font-semibold text-text">What this is based on</h3>
    <ClockGrounds
      reading={{ ...reading, notes: reading.notes.filter((note) => note !== reading.approved) }}
    />
  </div>
);
