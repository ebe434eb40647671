import type { Day } from '../dates.ts';
import { dayInWords } from '../day-in-words.ts';
import { type CitableSource, sourceReadOn } from '../source.ts';

/** Consolidated acts that were read on a day, by their number and the first day of the wording that was read. */
export const actsReadOn =
  (readOn: Day) =>
  (act: `${number}/${number}`, from: Day): CitableSource => {
    const [number, year] = act.split('/');
    const url = `https://e-sbirka.gov.cz/eli/cz/sb/${year}/${number}/${from}`;
    return sourceReadOn({ kind: 'act', title: `Act ${act}, wording of ${dayInWords(from)}`, url, readOn });
  };
