import type { ConsultantWeek } from '@majak/desk/bookings/week-of-bookings';
import Link from 'next/link';

/** `Mon 23 November`. */
const shortDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** The week of one consultant: a column for each day where there is room, the days that have something on a phone. */
export const WeekOfConsultant = ({ name, days }: ConsultantWeek) => (
  <section className="week">
    <h2>{name}</h2>
    <ol className="week__days">
      {days.map(({ day, bookings }) => (
        <li key={day} className={bookings.length === 0 ? 'week__day week__day--free' : 'week__day'}>
          <h3>{shortDay(day)}</h3>
          {bookings.length === 0 ? <p className="welcome__detail">–</p> : null}
          {bookings.map(({ id, title, from, to, isPaidFor }) => (
            <p key={id} className={isPaidFor ? 'week__booking' : 'week__booking week__booking--held'}>
              <span>
                {from}–{to}
              </span>
              <Link href={`/admin/collections/bookings/${id}`} prefetch={false}>
                {title}
              </Link>
              {isPaidFor ? null : <span className="welcome__detail">Waiting for payment</span>}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </section>
);
