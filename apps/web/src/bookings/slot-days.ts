import { type MomentInZone, momentInZone } from '@majak/tools/bookings/moment-in-zone';

/** A time that can be chosen: the moment, and what a clock somewhere shows then. */
export type ShownTime = { start: string } & Pick<MomentInZone, 'time'>;
/** A day somewhere, with its free times in order. */
export type SlotDay = { day: string; times: readonly ShownTime[] };

/** Free times by the days of a time zone. @param starts In order. */
export function slotDays(starts: readonly number[], timeZone: string): SlotDay[] {
  const days = new Map<string, ShownTime[]>();
  for (const ms of starts) {
    const { day, time } = momentInZone(ms, timeZone);
    days.set(day, [...(days.get(day) ?? []), { start: new Date(ms).toISOString(), time }]);
  }
  return [...days].map(([day, times]) => ({ day, times }));
}

const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Whether a text is a month: `2026-11`. */
export const isMonth = (text: string): boolean => monthPattern.test(text);

/** The month so many months later. */
export function monthAfter(month: string, count: number): string {
  const [, year = '', number = ''] = monthPattern.exec(month) ?? [];
  return new Date(Date.UTC(Number(year), Number(number) - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month as a calendar shows them, from Monday: days of other months are empty. */
export function weeksOf(month: string): string[][] {
  const [, year = '', number = ''] = monthPattern.exec(month) ?? [];
  const first = Date.UTC(Number(year), Number(number) - 1, 1);
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  const cells = [
    ...Array<string>(before).fill(''),
    ...Array.from({ length: days }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`),
  ];
  while (cells.length % 7 !== 0) cells.push('');
  return Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7));
}
