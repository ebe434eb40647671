import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kinds = ['calculators', 'documents', 'forms'] as const;
type Kind = (typeof kinds)[number];

const templates = path.join(import.meta.dirname, 'templates');
/** What the templates are called; replaced by the tool's own slug and title. */
const sample = { slug: 'sample-tool', title: 'Sample tool' } as const;
const slugPattern = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;
const slugMaxLength = 80;

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
  const shelf = path.join(root, 'packages/tools/src', kind);
  // An address may have capitals, a folder has none: two tools must not differ by them alone.
  const name = slug.toLowerCase();
  const taken = existsSync(shelf) && readdirSync(shelf).some((other) => other.toLowerCase() === name);
  if (taken) throw new Error(`packages/tools/src/${kind}/${name} exists already. Nothing was written.`);
  const folder = path.join(shelf, name);
  mkdirSync(shelf, { recursive: true });
  cpSync(path.join(templates, kind), folder, { recursive: true, errorOnExist: true, force: false });
  return readdirSync(folder).map((file) => named(path.join(folder, file), slug, root));
}

/** Gives a copied file its tool's name. */
function named(file: string, slug: string, root: string): string {
  const text = readFileSync(file, 'utf8')
    .replaceAll(sample.slug, slug)
    .replaceAll(sample.title, titleOf(slug));
  writeFileSync(file, text);
  return path.relative(root, file);
}

/** What to do with the files, for the person who asked for them. */
const nextSteps = (files: readonly string[]): string => `Written
${files.map((file) => `  ${file}`).join('\n')}

Next
  1. Replace the sample in definition.ts: the words, the input, the fields, the computation.
  2. Write the examples first, with their source: the test runs every one of them.
  3. npm run unit -- ${path.dirname(files[0] ?? '')}
  4. npm run check
How a tool is built: docs/how-to/add-a-tool.md
`;

if (import.meta.main) {
  const [kind, slug] = process.argv.slice(2);
  try {
    if (!kind || !slug) throw new Error(`Usage: npm run new:tool ${kinds.join('|')} my-slug`);
    process.stdout.write(nextSteps(newTool(process.env.MAJAK_ROOT ?? process.cwd(), kind, slug)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
