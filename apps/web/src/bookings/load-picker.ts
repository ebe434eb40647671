import { listSlots, nextSlots } from '@majak/desk/bookings/list-slots';
import { momentInZone, startOfDay, timeZoneOf } from '@majak/tools/bookings/moment-in-zone';
import type { Payload } from 'payload';
import { timeZone as officeZone } from '../today.ts';
import { isMonth, monthAfter, type SlotDay, slotDays } from './slot-days.ts';

/** What can be chosen from: the days of a month with their free times, as a clock somewhere shows them. */
export type Picker = {
  zone: string;
  /** `UTC+1`: on the day that is shown. */
  offset: string;
  month: string;
  before?: string;
  after?: string;
  days: readonly SlotDay[];
  /** The day whose times are shown; nothing where the month has none. */
  shown?: SlotDay;
};

type Asked = {
  consultation: { id: number; minutes: number };
  asked: URLSearchParams;
  now: Date;
  /** A booking that is about to be moved: its own time is no other time. */
  moved?: { reference: string; start: string };
};

/** Further ahead nobody is booked. */
const mostMonths = 13;

/** What was asked for in an address: a month, a day of it, a time zone. What is none of them counts as not asked. */
export async function loadPicker(payload: Payload, { asked, moved, ...given }: Asked): Promise<Picker> {
  const rest = moved ? { ...given, except: moved.reference } : given;
  const ownMs = Date.parse(moved?.start ?? '');
  const zone = timeZoneOf(asked.get('zone') ?? '') ?? officeZone;
  const nowMs = rest.now.getTime();
  const thisMonth = momentInZone(nowMs, zone).day.slice(0, 7);
  const [next] = await nextSlots(payload, { ...rest, fromMs: nowMs }, 1);
  const firstMonth = next ? momentInZone(next.startMs, zone).day.slice(0, 7) : thisMonth;
  const wanted = asked.get('month') ?? (asked.get('day') ?? '').slice(0, 7);
  const isKnown = isMonth(wanted) && wanted >= thisMonth && wanted < monthAfter(thisMonth, mostMonths);
  const month = isKnown ? wanted : firstMonth;
  const toMs = startOfDay(`${monthAfter(month, 1)}-01`, zone);
  const within = { fromMs: startOfDay(`${month}-01`, zone), toMs };
  const slots = await listSlots(payload, { ...rest, within });
  const [later] = await nextSlots(payload, { ...rest, fromMs: toMs }, 1);
  const days = slotDays(
    slots.map(({ startMs }) => startMs).filter((startMs) => startMs !== ownMs),
    zone,
  );
  const shown = days.find(({ day }) => day === asked.get('day')) ?? days[0];
  const shownMs = shown?.times[0] ? Date.parse(shown.times[0].start) : nowMs;
  return {
    zone,
    offset: momentInZone(shownMs, zone).offset,
    month,
    days,
    ...(month > firstMonth ? { before: monthAfter(month, -1) } : {}),
    ...(later ? { after: monthAfter(month, 1) } : {}),
    ...(shown ? { shown } : {}),
  };
}
