/** A place in an act: `{ act: '326/1999', place: '§ 42g' }`. Of a range, the first and the last. */
export type CitedPlace = { act: string; place: string; to?: string };

/** Acts that texts call by their names. */
const actsByName: Readonly<Record<string, string>> = {
  'Civil Code': '89/2012',
  'Labour Code': '262/2006',
  'Tax Code': '280/2009',
  'Administrative Procedure Code': '500/2004',
  'Income Tax Act': '586/1992',
  'VAT Act': '235/2004',
  'Employment Act': '435/2004',
  'Trade Licensing Act': '455/1991',
  'Act on the Residence of Foreign Nationals': '326/1999',
};

const number = String.raw`\d+[a-z]*(?:\([\da-z]+\))*`;
const list = `${number}(?:(?:, | and | or | to |, and )(?:§ )?${number})*`;
const sections = new RegExp(String.raw`(?:\bSections? |§§? ?)(${list})`, 'g');
const articles = /\b[Aa]rt(?:icle|\.) ([IVXLC]+)\b/g;
const items = /\bitems? (\d+[A-Z]?(?:(?:, | and )\d+[A-Z]?)*)/g;

/** Where places stand in a text, each still without its act. */
type Found = { at: number; end: number; place: string; to?: string };

/** `42, 42d and 44a to 47` as places; of a range its ends. */
function listed(text: string, write: (one: string) => string): Pick<Found, 'place' | 'to'>[] {
  return text.split(/, and |, | and | or /).map((part) => {
    const [first = '', last] = part.split(' to ').map((one) => one.replace(/^§ /, '').replace(/\(.*$/, ''));
    return { place: write(first), ...(last ? { to: write(last) } : {}) };
  });
}

const foundBy = (text: string, pattern: RegExp, write: (one: string) => string): Found[] =>
  [...text.matchAll(pattern)].flatMap(({ index, 0: { length }, 1: said = '' }) =>
    listed(said, write).map((one) => ({ at: index, end: index + length, ...one })),
  );

const found = (text: string): Found[] => [
  ...foundBy(text, sections, (one) => `§ ${one}`),
  ...foundBy(text, articles, (one) => `Art. ${one}`),
  ...foundBy(text, items, (one) => `Annex, item ${one}`),
];

const isArticle = ({ place }: Found) => place.startsWith('Art.');

/**
 * The places that the `section` of a rule or a provision names, all of one act. An act that changes another has
 * articles: a section named beside them is one of the act it changes.
 */
export const placesOf = (act: string, section: string): readonly CitedPlace[] => {
  const number = act.replace(/ Sb\.$/, '');
  const named = found(section);
  const all = (named.some(isArticle) ? named.filter(isArticle) : named).map(({ place, to }) => ({
    act: number,
    place,
    ...(to ? { to } : {}),
  }));
  return all.length === 0 && /^annex$/i.test(section) ? [{ act: number, place: 'Annex' }] : all;
};

const acts = new RegExp(
  String.raw`\b(?:[Aa]ct|[Dd]ecree) (?:No\. )?(\d+\/\d{4})|\((\d+\/\d{4})\)|\b(${Object.keys(actsByName).join('|')})\b`,
  'g',
);

/** How far before a place its act may be named, in characters: a sentence or two. */
const reach = 300;

/**
 * The places that a text cites in its sentences: `Section 30a of Act 117/1995`, `Act 326/1999, Sections 42g, 44a and
 * 47`, `Section 24a of Decree 196/2001`. What is followed by its act belongs to that; else to the act that was named last.
 */
export function citationsIn(text: string): readonly CitedPlace[] {
  const named = [...text.matchAll(acts)].map((one) => ({
    at: one.index,
    end: one.index + one[0].length,
    act: one[1] ?? one[2] ?? actsByName[one[3] ?? ''] ?? '',
  }));
  return found(text).flatMap(({ at, end, place, to }) => {
    const after = named.find(
      (one) => one.at >= end && /^(?:\([^)]*\))*,? of (?:the )?[^.;:]{0,40}$/.test(text.slice(end, one.at)),
    );
    const before = named.findLast((one) => one.end <= at && at - one.end < reach);
    const act = (after ?? before)?.act;
    return act ? [{ act, place, ...(to ? { to } : {}) }] : [];
  });
}
