import type { OfficeRegister, PublishedState } from '../jurisdiction.ts';

/** As the Ministry writes it, `OAM-12345-9/TP-2026`: the suffix names a sheet of the file, and not the file. */
const filedHere = /^(?:OAM-?)?0*([1-9]\d{0,4})(?:-\d{1,2})?\/([A-Z]{2})-?(\d{4})$/;
/** Of an application that was filed abroad: the post, the day, and a number of that day (`ISTA202504220001`). */
const filedAbroad = /^[A-Z]{4}\d{9,12}$/;

function readNumber(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[‐-―−]/g, '-');
  const [, number, kind, year] = filedHere.exec(plain) ?? [];
  if (number) return `OAM-${number}/${kind}-${year}`;
  return filedAbroad.test(plain) ? plain : undefined;
}

/** The Ministry's words, what denies first: „nepovoleno“ holds „povoleno“. */
const words: readonly (readonly [RegExp, PublishedState])[] = [
  [/nepovol|zamít|zastav/i, 'negative'],
  [/předběžně.*kladně/i, 'positive'],
  [/povol|kladně/i, 'granted'],
  [/přeruš/i, 'suspended'],
  [/zpracov/i, 'processing'],
];

const readState = (text: string): PublishedState | undefined => words.find(([word]) => word.test(text))?.[1];

/** Numbers of the Ministry of the Interior, and what its look-up of an application says. */
export const officeRegister: OfficeRegister = { readNumber, readState };
