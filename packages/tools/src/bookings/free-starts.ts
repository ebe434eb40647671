import { addDays } from '@majak/law/dates';
import { minuteMs, quantaOf } from './quanta.ts';
import { openSpans, type Span, type WorkingHours } from './working-hours.ts';

/** How somebody's time is given away. */
export type SlotRules = {
  /** From one start to the next. */
  everyMinutes: number;
  /** Kept free after each meeting. */
  bufferMinutes: number;
  /** Nothing begins sooner than this from now. */
  leadHours: number;
  /** Nothing begins later than this from now. */
  horizonDays: number;
};

type Asked = {
  hours: WorkingHours;
  rules: SlotRules;
  /** How long the meeting takes. */
  minutes: number;
  /** Meetings that begin in it. */
  within: Span;
  nowMs: number;
  /** Pieces of time that are given away, by `quantaOf`. */
  taken: ReadonlySet<number>;
};

const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const dayAt = (ms: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The moments at which a meeting of a length can begin, in order. A break may reach beyond the hours; a meeting may not. */
export function freeStarts({ hours, rules, minutes, within, nowMs, taken }: Asked): number[] {
  const fromMs = Math.max(within.fromMs, nowMs + rules.leadHours * hourMs);
  const toMs = Math.min(within.toMs, nowMs + rules.horizonDays * dayMs);
  const isFree = (startMs: number) =>
    quantaOf(startMs, minutes + rules.bufferMinutes).every((quantum) => !taken.has(quantum));
  const starts: number[] = [];
  if (fromMs >= toMs) return starts;
  const lastDay = dayAt(toMs, hours.timeZone);
  for (let day = dayAt(fromMs, hours.timeZone); day <= lastDay; day = addDays(day, 1))
    for (const span of openSpans(hours, day))
      for (let ms = span.fromMs; ms + minutes * minuteMs <= span.toMs; ms += rules.everyMinutes * minuteMs)
        if (ms >= fromMs && ms < toMs && isFree(ms)) starts.push(ms);
  return starts;
}
