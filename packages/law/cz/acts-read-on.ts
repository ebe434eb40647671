import type { Day } from '../dates.ts';
import { type CitableSource, sourceReadOn } from '../source.ts';

/** A day as sources are titled: `1 January 2026`. */
export const inWords = (day: Day): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Consolidated acts that were read on a day, by their number and the first day of the wording that was read. */
export const actsReadOn =
  (readOn: Day) =>
  (act: `${number}/${number}`, from: Day): CitableSource => {
    const [number, year] = act.split('/');
    const url = `https://e-sbirka.gov.cz/eli/cz/sb/${year}/${number}/${from}`;
    return sourceReadOn({ kind: 'act', title: `Act ${act}, wording of ${inWords(from)}`, url, readOn });
  };
