import { inflateSync } from 'node:zlib';

/** What a test looks at in a PDF of ours. */
type ReadPdf = {
  /** The words in the order in which they are drawn, one line for each piece of text. */
  text: string;
  pages: number;
  /** Attached files by their name. */
  files: Map<string, { bytes: Buffer; relationship: string; mime: string }>;
  metadata: string;
  /** The file as it is, each byte a letter: what is not compressed can be searched. */
  raw: string;
};

type Parts = { dictionary: string; stream: string };

/** Every object by its number. Our writer packs none into others. */
function objectsOf(raw: string): Map<string, Parts> {
  const objects = new Map<string, Parts>();
  for (const { 1: number = '', index, 0: start } of raw.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const from = index + start.length;
    const head = raw.slice(from, raw.indexOf('\nendobj', from));
    const at = head.indexOf('\nstream\n');
    const dictionary = at < 0 ? head : head.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const begin = from + at + '\nstream\n'.length;
    objects.set(number, { dictionary, stream: at < 0 ? '' : raw.slice(begin, begin + length) });
  }
  return objects;
}

const bytesOf = ({ dictionary, stream }: Parts): Buffer => {
  const bytes = Buffer.from(stream, 'latin1');
  return dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
};
const textOf = (parts: Parts | undefined) => (parts ? bytesOf(parts).toString('latin1') : '');

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Which letters each glyph of a font stands for. */
function lettersOf(map: string): Map<number, string> {
  const pairs = [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)];
  return new Map(pairs.map(([, glyph = '', letters = '']) => [Number.parseInt(glyph, 16), fromHex(letters)]));
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text in brackets from its opening one: brackets within it may stand bare in pairs. */
function literalAt(content: string, from: number): { text: string; end: number } {
  let text = '';
  let depth = 0;
  for (let at = from; at < content.length; at += 1) {
    const sign = content[at] ?? '';
    if (sign === '\\') {
      const [, octal] = /^([0-7]{1,3})/.exec(content.slice(at + 1, at + 4)) ?? [];
      const next = content[at + 1] ?? '';
      text += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[next] ?? next);
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return { text, end: at };
    if (depth > 1 || sign !== '(') text += sign;
  }
  return { text, end: content.length };
}

/** The texts that a page shows, each with the font it is set in. */
function shownIn(content: string): { font: string; codes: string }[] {
  const shown: { font: string; codes: string }[] = [];
  let [font, codes] = ['', ''];
  const token = /\/(f\d+) [\d.]+ Tf|\(|<([0-9A-Fa-f]+)>|\] TJ|\bTj\b/g;
  for (let found = token.exec(content); found; found = token.exec(content)) {
    const [whole, named, hex] = found;
    if (named) font = named;
    else if (hex) codes += Buffer.from(hex, 'hex').toString('latin1');
    else if (whole === '(') {
      const { text, end } = literalAt(content, found.index);
      codes += text;
      token.lastIndex = end + 1;
    } else {
      shown.push({ font, codes });
      codes = '';
    }
  }
  return shown;
}

const wordsOf = (content: string, fonts: Map<string, Map<number, string>>): string[] =>
  shownIn(content).map(({ font, codes }) => {
    const glyphs = Buffer.from(codes, 'latin1').toString('hex').match(/.{4}/g) ?? [];
    return glyphs.map((glyph) => fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? '').join('');
  });

function filesOf(objects: Map<string, Parts>): ReadPdf['files'] {
  const specs = [...objects.values()].filter(({ dictionary }) => dictionary.includes('/Type /Filespec'));
  return new Map(
    specs.map(({ dictionary }) => {
      const [, name = ''] = /\/F \((.*?)\)/.exec(dictionary) ?? [];
      const [, number = ''] = /\/EF <<\s*\/F (\d+) 0 R/.exec(dictionary) ?? [];
      const [, relationship = ''] = /\/AFRelationship \/(\w+)/.exec(dictionary) ?? [];
      const file = objects.get(number);
      const [, mime = ''] = /\/Subtype \/(\S+)/.exec(file?.dictionary ?? '') ?? [];
      const bytes = file ? bytesOf(file) : Buffer.alloc(0);
      return [name, { bytes, relationship, mime: mime.replace('#2F', '/') }];
    }),
  );
}

/** Reads a PDF as our writer makes them, for tests alone: no reader of PDF is a dependency of the product. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const raw = Buffer.from(pdf).toString('latin1');
  const objects = objectsOf(raw);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  const words = pages.flatMap(({ dictionary }) => {
    const named = [...dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)];
    const fonts = new Map(
      named.map(([, name = '', number = '']) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.dictionary ?? '')?.[1] ?? '';
        return [name, lettersOf(textOf(objects.get(map)))];
      }),
    );
    const content = /\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '';
    return wordsOf(textOf(objects.get(content)), fonts);
  });
  const metadata = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Metadata'));
  return {
    text: words.join('\n'),
    pages: pages.length,
    files: filesOf(objects),
    metadata: metadata ? bytesOf(metadata).toString('utf8') : '',
    raw,
  };
}
