import { mondayOf, weekOfBookings } from '@majak/desk/bookings/week-of-bookings';
import { site } from '@majak/desk/site';
import { today } from '@majak/desk/today';
import Link from 'next/link';
import type { AdminViewServerProps, Payload } from 'payload';
import { dayInWords } from './day-in-words.ts';
import { DeskView } from './desk-view.tsx';
import { WeekOfConsultant } from './week-of-consultant.tsx';

const path = '/admin/week';
const dayMs = 86_400_000;
/** Nobody looks further: an address may say anything. */
const mostDays = 3660;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that an address asks for; of this one, where it asks for none. */
function mondayAsked(asked: unknown): string {
  const isDay = typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(asked) && Date.parse(asked);
  const isNear = isDay && Math.abs(Date.parse(asked) - Date.now()) < mostDays * dayMs;
  return mondayOf(isNear ? daysAfter(asked, 0) : today());
}

/** The bookings of a week, by consultant. */
export const WeekView = (props: AdminViewServerProps) => {
  const monday = mondayAsked(props.searchParams?.from);
  return (
    <DeskView
      {...props}
      path={path}
      title={`Bookings, ${dayInWords(monday)} to ${dayInWords(daysAfter(monday, 6))}`}
      show={() => <Week payload={props.initPageResult.req.payload} monday={monday} />}
    />
  );
};

async function Week({ payload, monday }: { payload: Payload; monday: string }) {
  const consultants = await weekOfBookings(payload, monday);
  const isEmpty = consultants.every(({ days }) => days.every(({ bookings }) => bookings.length === 0));
  return (
    <>
      <p className="welcome__detail">All times are those of {site.city}.</p>
      <nav aria-label="Weeks" className="week__steps">
        <Link href={`${path}?from=${daysAfter(monday, -7)}`}>The week before</Link>
        <Link href={path}>This week</Link>
        <Link href={`${path}?from=${daysAfter(monday, 7)}`}>The week after</Link>
      </nav>
      {isEmpty ? <p>Nobody is booked in this week.</p> : null}
      {isEmpty ? null : consultants.map((one) => <WeekOfConsultant key={one.name} {...one} />)}
      {consultants.length === 0 ? (
        <p>
          There is nobody who can be booked.{' '}
          <Link href="/admin/collections/consultants/create">Add a consultant</Link>
        </p>
      ) : null}
    </>
  );
}
