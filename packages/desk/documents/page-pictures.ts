/** A number as short as it can be: to a hundredth of a point. */
const short = (number: string): string =>
  String(Math.round(Number(number) * 100) / 100).replace(/^(-?)0\./, '$1.');
const numbers = /-?\d*\.?\d+(?:e-?\d+)?/g;

/** A path with its numbers rounded, and nothing between them but what parts them. */
const shortPath = (path: string): string =>
  path
    .replace(numbers, short)
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replaceAll(' -', '-')
    .replace(/(\.\d+) (?=\.)/g, '$1')
    .trim();

function attribute(line: string, name: string): string {
  const mark = ` ${name}="`;
  const at = line.indexOf(mark);
  return at < 0 ? '' : line.slice(at + mark.length, line.indexOf('"', at + mark.length));
}
const kept = (line: string, names: readonly string[]): string =>
  names
    .map((name) => [name, attribute(line, name)])
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const dark = /^<use xlink:href="#(\w+)" x="([^"]+)" y="([^"]+)" fill="(#\w+)" fill-rule="nonzero"\/>$/;
const looks = ['stroke', 'stroke-width', 'stroke-dasharray', 'fill'] as const;
const sizes = ['width', 'height', 'preserveAspectRatio'] as const;
const picture = /xlink:href="(data:image\/(?:svg\+xml|png);base64,[A-Za-z0-9+/=]+)"/;

const move = (line: string): string => {
  const transform = attribute(line, 'transform').replace(numbers, short);
  const plain = /^matrix\(1 0 0 1 (\S+) (\S+)\)$/.exec(transform);
  if (!transform) return '';
  return plain ? ` transform="translate(${plain[1]} ${plain[2]})"` : ` transform="${transform}"`;
};

/** One line of the drawing, written shorter. What is not expected there is not passed on: this goes to a browser. */
function shortLine(line: string, idOf: (glyph: string) => string): string {
  const [, glyph = '', x = '', y = ''] = dark.exec(line) ?? [];
  if (glyph) return `<use href="#${idOf(glyph)}" x="${short(x)}"${y === '0' ? '' : ` y="${short(y)}"`}/>`;
  if (line.startsWith('<path'))
    return `<path${move(line)}${kept(line, looks)} d="${shortPath(attribute(line, 'd'))}"/>`;
  const [, data] = picture.exec(line) ?? [];
  if (data) return `<image${move(line)}${kept(line, sizes)} href="${data}"/>`;
  throw new Error(`A page has something unknown: ${line.slice(0, 80)}`);
}

/** The pictures of a page's groups: those that only hold others are left out, letters take the colour of their group. */
function shortGroups(lines: readonly string[], idOf: (glyph: string) => string): string {
  const open: boolean[] = [];
  return lines
    .map((line, at) => {
      if (line === '</g>') return open.pop() ? '</g>' : '';
      if (line.startsWith('<g') && line.endsWith('/>')) return '';
      if (!line.startsWith('<g')) return shortLine(line, idOf);
      const colour = line.includes('typst-text') ? (dark.exec(lines[at + 1] ?? '')?.[4] ?? '') : '';
      const said = `${move(line)}${colour ? ` fill="${colour}"` : ''}`;
      open.push(said !== '');
      return said && `<g${said}>`;
    })
    .join('');
}

/** Outlines that were written already: Typst calls a glyph in a size always the same, whoever's page it is on. */
const outlines = new Map<string, string>();
const mostOutlines = 10_000;

function outlineOf(glyph: string, path: string): string {
  const known = outlines.get(glyph);
  if (known !== undefined) return known;
  const written = shortPath(path);
  if (outlines.size >= mostOutlines) outlines.clear();
  outlines.set(glyph, written);
  return written;
}

type Glyphs = ReadonlyMap<string, string>;

/** The outline of each glyph. */
function glyphsOf(lines: readonly string[]): Glyphs {
  const glyphs = new Map<string, string>();
  lines.forEach((line, at) => {
    if (line.startsWith('<symbol')) glyphs.set(attribute(line, 'id'), attribute(lines[at + 1] ?? '', 'd'));
  });
  return glyphs;
}

function pageSvg(lines: readonly string[], size: string, glyphs: Glyphs): string {
  const ids = new Map<string, string>();
  const idOf = (glyph: string) => {
    const id = ids.get(glyph) ?? `g${ids.size.toString(36)}`;
    ids.set(glyph, id);
    return id;
  };
  const drawn = shortGroups(lines, idOf);
  const used = [...ids].map(
    ([glyph, id]) => `<path id="${id}" d="${outlineOf(glyph, glyphs.get(glyph) ?? '')}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><defs>${used.join('')}</defs><path fill="#fff" d="M0 0h999v999H0z"/>${drawn}</svg>`;
}

/**
 * Takes Typst's drawing of a whole document apart into its pages, each an SVG by itself of a third of the size: paths
 * and pictures alone, no script, no style, no text, no address but within itself.
 * @throws Error if there is something in it that does not belong to a page.
 */
export function pagesOf(document: string): string[] {
  const lines = document.split('\n');
  const head = lines[0] ?? '';
  const width = attribute(head, 'width').replace('pt', '');
  const grounds = lines.flatMap((line, at) => (line.startsWith('    <path') ? [at] : []));
  const end = lines.findIndex((line) => line.startsWith('    <defs'));
  const height = Number(attribute(head, 'height').replace('pt', '')) / grounds.length;
  const glyphs = glyphsOf(lines.slice(end).map((line) => line.trim()));
  return grounds.map((ground, at) => {
    // Beside the page's own group stands what moves it below the page before.
    const inside = lines.slice(ground + 2, (grounds[at + 1] ?? end) - 1).map((line) => line.trim());
    return pageSvg(inside, `${short(width)} ${short(String(height))}`, glyphs);
  });
}
