import type {
  ComparedCalculator,
  ComparedExample,
  Comparison,
  ComparisonVerdict,
} from '../packages/tools/src/calculator/compare-examples.ts';

/** Columns of a terminal the table is made for. Addresses alone may be longer: one that is cut leads nowhere. */
const widthColumns = 120;
const gap = '  ';
const heads = { name: 'example', output: 'output', theirs: 'theirs', ours: 'ours', difference: 'difference' };

type Row = { name: string; output: string; theirs: string; ours: string; difference: string; source: string };
type Widths = Record<keyof Row, number>;

const grouped = (value: number): string => {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return `${value < 0 ? '−' : ''}${thousands}${fraction ? `.${fraction}` : ''}`;
};

/** A value as the table shows it: `31 930`, `yes`, `–` for nothing. */
export function cell(value: Comparison['ours']): string {
  if (typeof value === 'number') return grouped(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return '–';
  return typeof value === 'string' ? value : 'no such output';
}

const marks = { equal: '', near: ' rounded', documented: ' documented', wrong: ' WRONG' } as const;

/** How far ours is from theirs, and whether that is known: `+54.3 documented`; nothing where they are equal. */
export function differenceOf({ theirs, ours, verdict }: Comparison): string {
  if (verdict === 'equal') return '';
  if (typeof theirs !== 'number' || typeof ours !== 'number') return marks[verdict].trim();
  // What floats make of 8115.7 − 8115.25 is not shown.
  const difference = Math.round((ours - theirs) * 1e6) / 1e6;
  return `${difference > 0 ? '+' : ''}${grouped(difference)}${marks[verdict]}`;
}

/** Breaks a text at spaces into lines of at most so many columns; a longer word stands alone. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Rows of an example: its name runs down beside its outputs. */
function rowsOf({ name, comparisons }: ComparedExample, source: string, nameColumns: number): Row[] {
  const names = wrapped(name, nameColumns);
  return Array.from({ length: Math.max(names.length, comparisons.length) }, (_, at): Row => {
    const one = comparisons[at];
    const said = one
      ? { output: one.output, theirs: cell(one.theirs), ours: cell(one.ours), difference: differenceOf(one) }
      : { output: '', theirs: '', ours: '', difference: '' };
    return { name: names[at] ?? '', ...said, source: at === 0 ? source : '' };
  });
}

/** As wide as what stands in them; the name takes what is left. */
function widthsOf(comparisons: readonly Comparison[], sources: number): Widths {
  const most = (head: string, texts: readonly string[]) =>
    Math.max(head.length, ...texts.map(({ length }) => length));
  const fixed = {
    output: most(
      heads.output,
      comparisons.map(({ output }) => output),
    ),
    theirs: most(
      heads.theirs,
      comparisons.map(({ theirs }) => cell(theirs)),
    ),
    ours: most(
      heads.ours,
      comparisons.map(({ ours }) => cell(ours)),
    ),
    difference: most(heads.difference, comparisons.map(differenceOf)),
    source: `[${sources}]`.length,
  };
  const taken = Object.values(fixed).reduce((sum, width) => sum + gap.length + width, gap.length);
  return { ...fixed, name: Math.max(20, widthColumns - taken) };
}

const lineOf = (row: Row, widths: Widths): string =>
  [
    '',
    row.name.padEnd(widths.name),
    row.output.padEnd(widths.output),
    row.theirs.padStart(widths.theirs),
    row.ours.padStart(widths.ours),
    row.difference.padEnd(widths.difference),
    row.source,
  ]
    .join(gap)
    .trimEnd();

/** The table of one calculator: its examples, then the addresses that their numbers in brackets stand for. */
export function tableOf({ slug, title, examples }: ComparedCalculator): string {
  const urls = [...new Set(examples.map(({ source }) => source.url ?? source.title))];
  const widths = widthsOf(
    examples.flatMap(({ comparisons }) => comparisons),
    urls.length,
  );
  const rows = examples.flatMap((example) =>
    rowsOf(example, `[${urls.indexOf(example.source.url ?? example.source.title) + 1}]`, widths.name),
  );
  return [
    `${title} · ${slug}`,
    lineOf({ ...heads, source: '' }, widths),
    ...rows.map((row) => lineOf(row, widths)),
    '',
    ...urls.map((url, at) => `${gap}[${at + 1}] ${url}`),
  ].join('\n');
}

type Found = Comparison & { slug: string; name: string };

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const indented = (text: string, by: string): string[] =>
  wrapped(text, widthColumns - by.length).map((line) => by + line);

const faultOf = ({ slug, name, output, theirs, ours }: Found): string[] =>
  indented(`${slug}: ${name}: ${output} is ${cell(ours)}, the source says ${cell(theirs)}`, gap);

/** What it comes to: the documented differences with their reasons, what is wrong, and how many of each. */
export function summaryOf(calculators: readonly ComparedCalculator[]): { text: string; wrong: number } {
  const examples = calculators.flatMap((one) =>
    one.examples.map((example) => ({ ...example, slug: one.slug })),
  );
  const found = examples.flatMap(({ slug, name, comparisons }) =>
    comparisons.map((one): Found => ({ ...one, slug, name })),
  );
  const sources = new Set(examples.map(({ source }) => source.url ?? source.title));
  const of = (verdict: ComparisonVerdict) => found.filter((one) => one.verdict === verdict);
  const [documented, wrong] = [of('documented'), of('wrong')];
  const [equal, near] = [of('equal').length, of('near').length];
  const text = [
    ...(documented.length > 0 ? ['Documented differences', ...reasons(documented), ''] : []),
    ...(wrong.length > 0 ? ['Wrong', ...wrong.flatMap(faultOf), ''] : []),
    `${count(examples.length, 'example')} from ${count(sources.size, 'source')}, ${count(documented.length, 'documented difference')}`,
    `${count(found.length, 'number')}: ${equal} equal, ${near} within the rounding of the source, ${documented.length} documented, ${wrong.length} wrong`,
  ].join('\n');
  return { text, wrong: wrong.length };
}

/** Each example with a difference, its outputs, and why; what has one reason has one line of reasons. */
const reasons = (documented: readonly Found[]): string[] =>
  [...Map.groupBy(documented, ({ slug, name, why }) => `${slug}\n${name}\n${why}`).values()].flatMap(
    (same) => {
      const [first] = same;
      if (!first) return [];
      const outputs = same.map((one) =>
        `${one.output} ${differenceOf(one).replace(marks.documented.trim(), '').trim()}`.trim(),
      );
      return [
        ...indented(`${first.slug}: ${first.name} (${outputs.join(', ')})`, gap),
        ...indented(first.why ?? '', gap + gap),
      ];
    },
  );
