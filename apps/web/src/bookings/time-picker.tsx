import { dayInWords } from '@majak/desk/bookings/time-in-words';
import { clockOfZone, placeOfZone, timeZoneOf } from '@majak/tools/bookings/moment-in-zone';
import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { SelectField } from '@majak/ui/select-field';
import type { ReactNode } from 'react';
import type { Picker } from './load-picker.ts';
import { type LinkTo, MonthCalendar, MonthSteps, timesInWords } from './month-calendar.tsx';

type Props = {
  picker: Picker;
  linkTo: LinkTo;
  /** What the address asks besides, to be kept when the zone is changed. */
  asked: Readonly<Record<string, string>>;
  /** What is said where nothing is free. */
  empty: ReactNode;
};

const zones = Intl.supportedValuesOf('timeZone')
  .map((zone) => timeZoneOf(zone) ?? zone)
  .map((value) => ({ value, label: `${placeOfZone(value)} (${value.split('/')[0]})` }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** A day and a time to choose: a calendar where there is room, a list on a phone. Every choice is an address, so it needs no script. */
export function TimePicker({ picker, linkTo, asked, empty }: Props) {
  return (
    <div id="times" className="grid scroll-mt-24 gap-6">
      <ZoneSwitch {...picker} asked={asked} />
      {picker.shown ? (
        <div className="grid items-start gap-8 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-12">
          <div className="grid gap-4">
            <MonthSteps picker={picker} linkTo={linkTo} />
            <div className="hidden md:block">
              <MonthCalendar picker={picker} linkTo={linkTo} />
            </div>
            <DayList picker={picker} linkTo={linkTo} />
          </div>
          <div className="hidden md:block">
            <Times picker={picker} linkTo={linkTo} heading />
          </div>
        </div>
      ) : (
        <div>{empty}</div>
      )}
    </div>
  );
}

/** Which clock the times are told by, always; and the way to another. */
const ZoneSwitch = ({ zone, offset, asked }: Pick<Picker, 'zone' | 'offset'> & { asked: Props['asked'] }) => (
  <div className="max-w-measure">
    <p>
      All times are <strong>{clockOfZone(zone)}</strong>
      {clockOfZone(zone) === offset ? '.' : ` (${zone}, ${offset}).`}
    </p>
    <Details summary="Use another time zone">
      <form method="get" action="#times" className="flex flex-wrap items-end gap-4 text-text">
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          name="zone"
          label="Time zone"
          options={zones}
          defaultValue={zone}
          fieldClassName="grow"
        />
        <Button type="submit">Show these times</Button>
      </form>
    </Details>
  </div>
);

type Part = { picker: Picker; linkTo: LinkTo };

/** The days of a month as a list; the times of the chosen one stand below it. */
const DayList = ({ picker, linkTo }: Part) => (
  <ul className="border-t border-line md:hidden">
    {picker.days.map(({ day, times }) => {
      const isShown = day === picker.shown?.day;
      return (
        <li key={day} className="border-b border-line">
          <a
            href={linkTo({ day })}
            aria-current={isShown ? 'date' : undefined}
            className="flex min-h-12 items-center justify-between gap-4 py-2"
          >
            <span className={isShown ? 'font-semibold' : 'link'}>{dayInWords(day)}</span>
            <span className="shrink-0 text-small text-text-muted">{timesInWords(times.length)}</span>
          </a>
          {isShown ? (
            <div className="pb-4">
              <Times picker={picker} linkTo={linkTo} />
            </div>
          ) : null}
        </li>
      );
    })}
  </ul>
);

const Times = ({ picker: { shown, zone }, linkTo, heading = false }: Part & { heading?: boolean }) =>
  shown ? (
    <>
      {heading ? <h3 className="mb-4 text-subheading font-semibold">{dayInWords(shown.day)}</h3> : null}
      <ul className="flex flex-wrap gap-2.5">
        {shown.times.map(({ start, time }) => (
          <li key={start}>
            <a
              href={linkTo({ start })}
              aria-label={`${time}, ${dayInWords(shown.day)}, ${clockOfZone(zone)}`}
              className="inline-flex min-h-12 min-w-24 items-center justify-center rounded-sm border border-edge px-4 font-semibold hover:border-text hover:bg-surface-sunk"
            >
              {time}
            </a>
          </li>
        ))}
      </ul>
    </>
  ) : null;
