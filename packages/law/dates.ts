/** A day as YYYY-MM-DD; days compare as texts. */
export type Day = string;

const dayMs = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const parts = (day: Day): [year: number, month: number, date: number] => {
  const [, year = '', month = '', date = ''] = pattern.exec(day) ?? [];
  return [Number(year), Number(month), Number(date)];
};
const written = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!pattern.test(text)) return false;
  const [year, month, date] = parts(text);
  return year >= 1000 && month >= 1 && month <= 12 && date >= 1 && date <= daysOfMonth(year, month);
}

/** Days of a month, 1 to 12. */
export const daysOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Year of a day. */
export const yearOf = (day: Day): number => parts(day)[0];

/** The day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => {
  const [year, month, date] = parts(day);
  return written(Date.UTC(year, month - 1, date + days));
};

/** The same day so many months later; the last of the month where there is no such day (31 January + 1 is 28 February). */
export const addMonths = (day: Day, months: number): Day => {
  const [year, month, date] = parts(day);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const [toYear, toMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  return written(Date.UTC(toYear, toMonth - 1, Math.min(date, daysOfMonth(toYear, toMonth))));
};

/** The same day so many years later. */
export const addYears = (day: Day, years: number): Day => addMonths(day, 12 * years);

/** Days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => {
  const [fromYear, fromMonth, fromDate] = parts(from);
  const [toYear, toMonth, toDate] = parts(to);
  return (Date.UTC(toYear, toMonth - 1, toDate) - Date.UTC(fromYear, fromMonth - 1, fromDate)) / dayMs;
};

/** Monday is 1, Sunday 7. */
export const weekday = (day: Day): number => {
  const [year, month, date] = parts(day);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay() || 7;
};
