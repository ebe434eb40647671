import { inflateSync } from 'node:zlib';

/** What a test looks at in a PDF of ours. */
export type ReadPdf = {
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
const unescaped = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal?: string, sign = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[sign] ?? sign),
  );

function wordsOf(content: string, fonts: Map<string, Map<number, string>>): string[] {
  let letters = new Map<number, string>();
  return [...content.matchAll(/\/(f\d+) [\d.]+ Tf|\[((?:\((?:\\[\s\S]|[^\\)])*\)|[^\]()])*)\] TJ/g)].flatMap(
    ([, font, shown = '']) => {
      if (font) {
        letters = fonts.get(font) ?? new Map();
        return [];
      }
      const codes = [...shown.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, part = '']) =>
        unescaped(part),
      );
      const glyphs = Buffer.from(codes.join(''), 'latin1').toString('hex').match(/.{4}/g) ?? [];
      return [glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '').join('')];
    },
  );
}

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
