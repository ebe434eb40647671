import { isDay } from '@majak/law/dates';

/** The day that the name of a list says: `prehled-k-20-11-2026.xls`; nothing where it says none. */
export function dayInFileName(name: string): string | undefined {
  const [, date = '', month = '', year = ''] =
    /(?<!\d)(\d{1,2})[-_.](\d{1,2})[-_.](20\d\d)(?!\d)/.exec(name) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
