import type { Day } from '@majak/law/dates';

/** A moment as a clock somewhere shows it. */
export type MomentInZone = {
  day: Day;
  /** `14:30`; `02:30 (UTC+2)` in an hour that this day has twice. */
  time: string;
  /** `UTC+2`. */
  offset: string;
};

const named = /^[A-Za-z]/;
const longest = 60;

/** What programs still call by the name of another time, and IANA does not any more: people of Kyiv are on Kyiv time. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
const nameToday = (timeZone: string): string => renamed[timeZone] ?? timeZone;

/**
 * A time zone in its one spelling: `pacific/auckland` is `Pacific/Auckland`, and `Europe/Kiev` is `Europe/Kyiv`.
 * @returns nothing for what is none; an offset such as `+02:00` is none, since it knows no summer.
 */
export function timeZoneOf(text: string): string | undefined {
  if (!named.test(text) || text.length > longest) return undefined;
  try {
    return nameToday(new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone);
  } catch {
    // The only way in which JavaScript says that it knows no such zone.
    return undefined;
  }
}

/** The place whose clock a zone is: `Prague`, `New York`. */
export const placeOfZone = (timeZone: string): string =>
  (nameToday(timeZone).split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** What the clock of a zone is called: `Prague time`, and plain `UTC`. */
export const clockOfZone = (timeZone: string): string => {
  const place = placeOfZone(timeZone);
  return /^(UTC|GMT)/.test(place) ? place : `${place} time`;
};

function offsetInWords(offset: string): string {
  const [, sign = '+', hours = '0', minutes = '00'] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const written = `${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return written === '0' ? 'UTC' : `UTC${sign === '-' ? '−' : '+'}${written}`;
}

/** Whether clocks show this time twice on this day. */
function isTwice(at: Temporal.ZonedDateTime): boolean {
  const plain = at.toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(at.timeZoneId, { disambiguation }),
  );
  return first?.epochMilliseconds !== second?.epochMilliseconds;
}

/** What a clock shows at a moment. */
export function momentInZone(ms: number, timeZone: string): MomentInZone {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  const offset = offsetInWords(at.offset);
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    day: at.toPlainDate().toString(),
    time: isTwice(at) ? `${time} (${offset})` : time,
    offset,
  };
}

/** The first moment of a day somewhere: not midnight where its clocks go forward then. */
export const startOfDay = (day: Day, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
