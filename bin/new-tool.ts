import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kinds = ['calculators'] as const;
type Kind = (typeof kinds)[number];
/** Where the folder of a new tool lies. */
const shelves: Readonly<Record<Kind, string>> = { calculators: 'packages/tools/src/calculators/cz' };

const templates = path.join(import.meta.dirname, 'templates');
const cataloguePath = 'packages/tools/src/calculators/cz/calculators.ts';
/** The end of the object that lists the calculators; a new line goes before it. */
const catalogueEnd = '\n} as const satisfies';
/** What the templates are called; replaced by the tool's own slug and title. */
const sample = { slug: 'sample-tool', title: 'Sample tool' } as const;
const slugPattern = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;
const slugMaxLength = 80;
/** As in biome.json. */
const lineWidth = 110;

const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

/** `czech-VAT-calculator` → `Czech VAT calculator`. */
const titleOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/**
 * Writes the folder of a new tool from its template.
 * @param root The repository's folder.
 * @returns the files written, relative to `root`.
 * @throws Error, in words for whoever typed the command, if kind or slug is wrong or the tool is there already.
 */
export function newTool(root: string, kind: string, slug: string): string[] {
  if (!isKind(kind)) throw new Error(`There is no kind "${kind}". Choose one of: ${kinds.join(', ')}.`);
  if (!slugPattern.test(slug) || slug.length > slugMaxLength)
    throw new Error(
      `"${slug}" cannot be an address. Use letters, digits and single hyphens, for example my-calculator.`,
    );
  const shelf = path.join(root, shelves[kind]);
  // An address may have capitals, a folder has none: two tools must not differ by them alone.
  const name = slug.toLowerCase();
  const taken = existsSync(shelf) && readdirSync(shelf).some((other) => other.toLowerCase() === name);
  if (taken) throw new Error(`${shelves[kind]}/${name} exists already. Nothing was written.`);
  const listed = listedIn(root, slug);
  const folder = path.join(shelf, name);
  mkdirSync(shelf, { recursive: true });
  cpSync(path.join(templates, kind), folder, { recursive: true, errorOnExist: true, force: false });
  const files = readdirSync(folder).map((file) => named(path.join(folder, file), slug, root));
  writeFileSync(path.join(root, cataloguePath), listed);
  return [...files, cataloguePath];
}

/** Gives a copied file its tool's name, and imports as its neighbours write them: `../../../calculator/calculate.ts`. */
function named(file: string, slug: string, root: string): string {
  const text = readFileSync(file, 'utf8')
    .replaceAll(sample.slug, slug)
    .replaceAll(sample.title, titleOf(slug))
    .replace(/'@majak\/tools\/((?:calculator|cz|form)\/[\w/-]+)'/g, "'../../../$1.ts'")
    .replace(/^(?:import [^;]*;\n)+/m, relativeLast);
  writeFileSync(file, text);
  return path.relative(root, file);
}

/** Import lines in the order of the formatter: what was a package in the template became a neighbour. */
function relativeLast(lines: string): string {
  const all = lines.match(/import [^;]*;\n/g) ?? [];
  const isRelative = (line: string) => line.includes(" from '.");
  return [...all.filter((line) => !isRelative(line)), ...all.filter(isRelative)].join('');
}

/**
 * The catalogue with one more calculator at its end, as the formatter would write it.
 * @throws Error if it is not as it was, or lists the address already, whatever its capitals.
 */
function listedIn(root: string, slug: string): string {
  const text = readFileSync(path.join(root, cataloguePath), 'utf8');
  const end = text.indexOf(catalogueEnd, text.indexOf('const calculators'));
  if (end < 0)
    throw new Error(
      `${cataloguePath} has no list that ends with "} as const satisfies". Nothing was written.`,
    );
  const folder = slug.toLowerCase();
  if (text.toLowerCase().includes(`import('./${folder}/definition.ts')`))
    throw new Error(`${cataloguePath} lists ${folder} already. Nothing was written.`);
  const [key, load] = [
    `${slug.includes('-') ? `'${slug}'` : slug}: () =>`,
    `import('./${folder}/definition.ts'),`,
  ];
  const oneLine = `  ${key} ${load}`;
  const entry = oneLine.length <= lineWidth ? oneLine : `  ${key}\n    ${load}`;
  return `${text.slice(0, end)}\n${entry}${text.slice(end)}`;
}

/** What comes after the files have been written. */
const next = (slug: string): readonly string[] => [
  'Write the examples first, with their addresses, in examples.ts.',
  'Replace the sample in definition.ts: the words, the questions, the rules, the steps.',
  'npm run unit -- packages/tools/src/calculators',
  `npm run examples ${slug}`,
  'npm run check',
];

/** What to do with the files, for the person who asked for them. */
const nextSteps = (slug: string, files: readonly string[]): string => `Written
${files.map((file) => `  ${file}`).join('\n')}

Next
${next(slug)
  .map((step, at) => `  ${at + 1}. ${step}`)
  .join('\n')}
How a tool is built: docs/how-to/add-a-tool.md
`;

if (import.meta.main) {
  const [kind, slug] = process.argv.slice(2);
  try {
    if (!kind || !slug) throw new Error(`Usage: npm run new:tool ${kinds.join('|')} my-slug`);
    const files = newTool(process.env.MAJAK_ROOT ?? process.cwd(), kind, slug);
    process.stdout.write(nextSteps(slug, files));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
