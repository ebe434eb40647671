import type { Example, WorkedStep } from '../calculator/example.ts';

/** Consolidated acts that cases were worked from, by the first day of the wording that was read. */
const wordings = {
  '586/1992': '1992/586/2026-08-01',
  '589/1992': '1992/589/2026-07-01',
  '592/1992': '1992/592/2026-05-27',
  '262/2006': '2006/262/2026-08-29',
  '117/1995': '1995/117/2026-09-01',
  '235/2004': '2004/235/2026-01-01',
  '89/2012': '2012/89/2026-01-01',
  '133/2000': '2000/133',
} as const;

/** The act a case was worked from, and where its wording stands. */
export const workedFrom = (act: keyof typeof wordings): Example['source'] => ({
  title: `Act ${act}, worked by hand`,
  url: `https://e-sbirka.gov.cz/eli/cz/sb/${wordings[act]}`,
});

/** Steps by one act: what a section has one do, what that gives, and the section. */
export const stepBy =
  (act: `${number}/${number}`) =>
  (does: string, gives: WorkedStep['gives'], section: string): WorkedStep => ({
    does,
    gives,
    place: { act: `${act} Sb.`, section },
  });
