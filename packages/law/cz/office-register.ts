import type { OfficeRegister, PublishedState } from '../jurisdiction.ts';
import { plainFileNumber, readOamNumber } from './oam-number.ts';

/** Of an application that was filed abroad: the post, the day, and a number of that day (`ISTA202504220001`). */
const filedAbroad = /^[A-Z]{4}\d{9,12}$/;

/** The file that a number names: what stands behind a dash names a sheet of it. */
function readNumber(text: string): string | undefined {
  const plain = plainFileNumber(text);
  return readOamNumber(text)?.file ?? (filedAbroad.test(plain) ? plain : undefined);
}

/** A file number wherever it stands, its parts with anything between them that is no letter: `OAM 12345 ZK 2026`. */
const scattered = /\bOAM\P{L}{0,3}\d|\d\P{L}{0,3}\b[A-Z]{2}\P{L}{0,3}20\d\d\b|\b[A-Z]{4}\d{9,12}\b/u;

/** Whole words, without their marks: „nepovoleno“ is not „povoleno“, and „povolení k pobytu“ is the name of a permit. */
const anyOf = (...words: readonly string[]): RegExp => new RegExp(`\\b(${words.join('|')})\\b`);

/** The Ministry's words, in its language and on its pages in English, the more particular first. */
const words: readonly (readonly [RegExp, PublishedState])[] = [
  [
    anyOf(
      ...['nepovolen[oay]?', 'zamitl[oa]?', 'zamitnut[oay]?', 'zastavil[oa]?', 'zastaven[oay]?'],
      ...['rejected', 'closed', 'not (granted|approved)'],
    ),
    'negative',
  ],
  [anyOf('predbezne.* kladne', 'kladne.* predbezne', 'preliminarily.* positive(ly)?'), 'positive'],
  [anyOf('povolen[oay]?', 'kladne', 'granted', 'approved'), 'granted'],
  [anyOf('prerusen[oay]?', 'prerusil[oa]?', 'suspended'), 'suspended'],
  [anyOf('zpracovava', 'zpracovavano', '(ve?|procesu) zpracovani', 'being processed'), 'processing'],
];
/** How a column is headed that says where an application stands. */
const heading = /^(stav|vysledek|rozhodnuti|status|state|result|decision)( (rizeni|zadosti|veci))?$/;
/** What is denied, open or only told of is none of these. */
const denied = anyOf(
  ...['neni', 'ne', 'nebyl[oay]?', 'nebude', 'bude', 'zda', 'pokud', 'dosud'],
  ...['not (yet|found|suspended|rejected|closed|being)', 'if', 'whether', 'will'],
);
/** A state is a few words; a longer cell is a remark. */
const mostWords = 6;

/** Words without their marks and what stands between them. */
const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function readState(text: string): PublishedState | undefined {
  const plain = plainWords(text);
  if (plain.split(' ').length > mostWords || denied.test(plain)) return undefined;
  return words.find(([word]) => word.test(plain))?.[1];
}

/** Numbers of the Ministry of the Interior, and what its look-up of an application says. */
export const officeRegister: OfficeRegister = {
  readNumber,
  seemsNumbered: (text) => scattered.test(text.toUpperCase()),
  readState,
  headsStates: (text) => heading.test(plainWords(text)),
  lookUp: {
    name: 'the Ministry’s own look-up',
    address: 'https://ipc.gov.cz/informace-o-stavu-rizeni',
  },
  words: [
    {
      word: 'zpracovává se',
      means: 'Being processed. The Ministry has your application, and the clock is running.',
    },
    {
      word: 'předběžně vyhodnoceno kladně',
      means: 'Assessed positively, but not final. Wait for the written decision before you rely on it.',
    },
    { word: 'povoleno', means: 'Granted. You’re told when and where to give your fingerprints.' },
    {
      word: 'nepovoleno, zamítlo, zastavilo',
      means:
        'Not granted, or ended without a permit. The written decision says why, and how long you have to appeal.',
    },
    {
      word: 'přerušeno',
      means: 'Suspended. The Ministry asked you for something, and the clock is stopped until it gets it.',
    },
    {
      word: 'nebylo nalezeno',
      means:
        'Not found. Leave out zeros in front of the number, and look again in a few days. It doesn’t mean anything for the decision.',
    },
  ],
};
