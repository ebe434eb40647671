import { addDays, type Day } from '@majak/law/dates';

/** When somebody is in the office: on which days, and between which two times of the clock there, as HH:MM. */
export type OfficeHours = {
  opens: string;
  closes: string;
  /** IANA. */
  timeZone: string;
  isOpenOn: (day: Day) => boolean;
};

const minuteMs = 60_000;
/** Nobody closes for a year: what is open on no day is a fault of its data, and is not looked for forever. */
const mostDays = 366;

/** The day it is somewhere. */
const dayAt = (moment: Date, timeZone: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);

/** Made once: to make one takes longer than to go through a year with it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    // The language that writes a moment as ISO 8601 does.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** By how much the clocks somewhere are ahead of UTC at a moment. */
function aheadMs(atMs: number, timeZone: string): number {
  const there = clockOf(timeZone).format(atMs);
  return Date.parse(`${there.replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
}

/** The moment at which the clocks somewhere show a time. */
function momentAt(day: Day, time: string, timeZone: string): number {
  const shownMs = Date.parse(`${day}T${time}:00Z`);
  // Looked at twice: the first guess may lie on the other side of a change of the clocks.
  const guessMs = shownMs - aheadMs(shownMs, timeZone);
  return shownMs - aheadMs(guessMs, timeZone);
}

/** The times in which somebody is in, from a moment on: the first may have begun before it. */
function* openTimes({ opens, closes, timeZone, isOpenOn }: OfficeHours, from: Date) {
  const first = dayAt(from, timeZone);
  for (let days = 0, closed = 0; closed < mostDays; days += 1) {
    const day = addDays(first, days);
    closed = isOpenOn(day) ? 0 : closed + 1;
    if (closed === 0) yield { fromMs: momentAt(day, opens, timeZone), toMs: momentAt(day, closes, timeZone) };
  }
}

/** How many whole minutes between two moments somebody was in. */
export function openMinutes(hours: OfficeHours, from: Date, to: Date): number {
  let openMs = 0;
  for (const { fromMs, toMs } of openTimes(hours, from)) {
    if (fromMs >= to.getTime()) break;
    openMs += Math.max(0, Math.min(toMs, to.getTime()) - Math.max(fromMs, from.getTime()));
  }
  return Math.floor(openMs / minuteMs);
}

/** The moment by which somebody will have been in for so many minutes; nothing where nobody ever is. */
export function afterOpenMinutes(hours: OfficeHours, from: Date, minutes: number): Date | undefined {
  let leftMs = minutes * minuteMs;
  for (const { fromMs, toMs } of openTimes(hours, from)) {
    const beginsMs = Math.max(fromMs, from.getTime());
    if (toMs - beginsMs >= leftMs) return new Date(beginsMs + leftMs);
    leftMs -= Math.max(0, toMs - beginsMs);
  }
  return undefined;
}
