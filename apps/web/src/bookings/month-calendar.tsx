import { dayInWords } from '@majak/desk/bookings/time-in-words';
import { Icon } from '@majak/ui/icon';
import type { Picker } from './load-picker.ts';
import { weeksOf } from './slot-days.ts';

/** Where a choice leads: a month, or a day of it. */
export type LinkTo = (choice: { month?: string; day?: string; start?: string }) => string;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `November 2026`. */
export const monthInWords = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const timesInWords = (count: number): string => (count === 1 ? '1 time' : `${count} times`);

const Step = ({
  month,
  linkTo,
  back = false,
}: {
  month: string | undefined;
  linkTo: LinkTo;
  back?: boolean;
}) =>
  month ? (
    <a
      href={linkTo({ month })}
      aria-label={monthInWords(month)}
      className="grid size-11 place-items-center rounded-sm border border-edge hover:bg-surface-sunk"
    >
      <Icon name="chevron-right" size={20} className={back ? 'rotate-180' : ''} />
    </a>
  ) : (
    <span className="size-11" />
  );

/** The month's name between the ways to the ones around it. */
export const MonthSteps = ({
  picker: { month, before, after },
  linkTo,
}: {
  picker: Picker;
  linkTo: LinkTo;
}) => (
  <div className="flex items-center justify-between gap-4">
    <Step month={before} linkTo={linkTo} back />
    <h3 className="text-subheading font-semibold">{monthInWords(month)}</h3>
    <Step month={after} linkTo={linkTo} />
  </div>
);

/** A month as a calendar, for screens that have the room: days with free times are links. */
export function MonthCalendar({ picker, linkTo }: { picker: Picker; linkTo: LinkTo }) {
  const free = new Map(picker.days.map(({ day, times }) => [day, times.length]));
  return (
    <table className="w-full table-fixed border-collapse text-center">
      <caption className="sr-only">Days with free times in {monthInWords(picker.month)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name} className="pb-2 text-small font-normal text-text-muted">
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(picker.month).map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
          <tr key={at}>
            {week.map((day, column) => (
              <td key={weekdays[column]} className="p-0.5">
                {day ? (
                  <Day day={day} times={free.get(day)} isShown={picker.shown?.day === day} linkTo={linkTo} />
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: string; times: number | undefined; isShown: boolean; linkTo: LinkTo };

const look = {
  shown: 'border-lamp-edge bg-lamp text-ink',
  free: 'border-edge hover:border-text hover:bg-surface-sunk',
} as const;

function Day({ day, times, isShown, linkTo }: DayProps) {
  const number = Number(day.slice(8));
  if (times === undefined)
    return <span className="grid min-h-11 place-items-center text-text-muted">{number}</span>;
  return (
    <a
      href={linkTo({ day })}
      aria-current={isShown ? 'date' : undefined}
      aria-label={`${dayInWords(day)}, ${timesInWords(times)}`}
      className={`grid min-h-11 place-items-center rounded-sm border font-semibold ${look[isShown ? 'shown' : 'free']}`}
    >
      {number}
    </a>
  );
}
