import { type InflateBudget, inflate } from './inflate.ts';
import { latin1 } from './text-of-file.ts';

/** An object of a PDF: its dictionary as text, and where its stream lies, if it has one. */
export type PdfObject = { dictionary: string; stream?: { begin: number; end: number } };
type Numbered = { number: number; at: number; object: PdfObject };

const objectsMax = 200_000;
/** One for each time somebody added changes at the end. */
const trailersMax = 100;
const start = /(?<!\d)(\d{1,10})[ \t\r\n\f\0]{1,8}\d{1,5}[ \t\r\n\f\0]{1,8}obj(?![a-z])/g;
const lineEnd = /\r?\n|\r/y;

/** Finds a word from a place on. It remembers where it found it, so that a file without it is read through once. */
function finder(raw: string, word: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = raw.indexOf(word, from);
      found = at < 0 ? Number.POSITIVE_INFINITY : at;
    }
    return found;
  };
}

function beginOfStream(raw: string, keyword: number): number {
  lineEnd.lastIndex = keyword + 'stream'.length;
  return lineEnd.test(raw) ? lineEnd.lastIndex : keyword + 'stream'.length;
}

/** The length that a stream gives of itself where it is right, or else all up to the word that ends it. */
function endOfStream(raw: string, begin: number, dictionary: string, word: number): number {
  const length = Number(
    /\/Length[ \t\r\n]{1,8}(\d{1,10})(?![ \t\r\n]{1,8}\d{1,5}[ \t\r\n]{1,8}R)/.exec(dictionary)?.[1],
  );
  const given = begin + length;
  if (given <= raw.length && /^\s{0,4}endstream/.test(raw.slice(given, given + 16))) return given;
  const until = Math.min(word, raw.length);
  const ending = /(?:\r\n|\n|\r)$/.exec(raw.slice(Math.max(begin, until - 2), until))?.[0] ?? '';
  return until - ending.length;
}

/** The objects that stand in the file by themselves, in their order. The table of where they are is not relied on. */
function* plainObjects(raw: string): Generator<Numbered> {
  const [endOfObject, endOfData] = [finder(raw, 'endobj'), finder(raw, 'endstream')];
  start.lastIndex = 0;
  for (let found = start.exec(raw); found; found = start.exec(raw)) {
    const from = start.lastIndex;
    const head = raw.slice(from, endOfObject(from));
    const keyword = /(?<=>)\s{0,8}stream(?=[\r\n])/.exec(head);
    const dictionary = keyword ? head.slice(0, keyword.index) : head;
    const object: PdfObject = { dictionary };
    if (keyword) {
      const begin = beginOfStream(raw, from + keyword.index + keyword[0].length - 'stream'.length);
      const word = endOfData(begin);
      object.stream = { begin, end: endOfStream(raw, begin, dictionary, word) };
      start.lastIndex = Math.max(begin, object.stream.end);
    } else start.lastIndex = from + head.length;
    yield { number: Number(found[1]), at: found.index, object };
  }
}

/** What a stream holds. Nothing where it is packed in a way that is not known here, or broken. */
export async function dataOf(
  bytes: Uint8Array<ArrayBuffer>,
  { dictionary, stream }: PdfObject,
  budget: InflateBudget,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!stream) return undefined;
  const packed = bytes.subarray(stream.begin, stream.end);
  if (!/\/Filter/.test(dictionary)) return packed;
  const known = /\/Filter\s{0,8}(?:\/FlateDecode|\[\s{0,8}\/FlateDecode\s{0,8}\])/.test(dictionary);
  const predicted = /\/Predictor\s{0,8}(?!1\b)\d/.test(dictionary);
  return known && !predicted ? inflate(packed, 'deflate', budget) : undefined;
}

/** Objects that were packed together into one stream. */
function packedObjects(text: string, dictionary: string, at: number): Numbered[] {
  const said = (name: string) => Number(new RegExp(`/${name}\\s{1,8}(\\d{1,10})`).exec(dictionary)?.[1] ?? 0);
  const first = said('First');
  const numbers = text
    .slice(0, first)
    .trim()
    .split(/\s+/, 2 * Math.min(said('N'), objectsMax))
    .map(Number);
  const heads = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    number: numbers[2 * index] ?? 0,
    from: first + (numbers[2 * index + 1] ?? 0),
  }));
  return heads.map(({ number, from }, index) => ({
    number,
    at,
    object: { dictionary: text.slice(from, heads[index + 1]?.from) },
  }));
}

type PdfObjects = {
  /** By number; of several definitions the last one, as after a change that was added at the end. */
  objects: ReadonlyMap<number, PdfObject>;
  /** Whether something was there that could not be unpacked. */
  unreadable: boolean;
  encrypted: boolean;
};

/** The end of the file, or a stream in its place, says whether the rest can be read without a key. */
function isEncrypted(raw: string, found: readonly Numbered[]): boolean {
  const trailers = [...raw.matchAll(/trailer/g)].slice(-trailersMax);
  const ends = trailers.map(({ index }) => raw.slice(index, index + 2_000).split('startxref')[0] ?? '');
  const tables = found.map(({ object }) => object.dictionary).filter((one) => /\/XRef\b/.test(one));
  return [...ends, ...tables].some((one) => /\/Encrypt\b/.test(one));
}

/** Reads every object of a PDF, those packed into streams too. @returns nothing where there are far too many. */
export async function readObjects(
  bytes: Uint8Array<ArrayBuffer>,
  budget: InflateBudget,
): Promise<PdfObjects | undefined> {
  const raw = latin1(bytes);
  const found: Numbered[] = [];
  for (const one of plainObjects(raw)) if (found.push(one) > objectsMax) return undefined;
  const encrypted = isEncrypted(raw, found);
  const objects = new Map<number, PdfObject>();
  let unreadable = false;
  for (const one of found) {
    objects.set(one.number, one.object);
    if (encrypted || !/\/Type\s{0,8}\/ObjStm\b/.test(one.object.dictionary)) continue;
    const data = await dataOf(bytes, one.object, budget);
    unreadable ||= data === undefined;
    for (const inner of data ? packedObjects(latin1(data), one.object.dictionary, one.at) : [])
      objects.set(inner.number, inner.object);
    if (objects.size > objectsMax) return undefined;
  }
  return { objects, unreadable, encrypted };
}
