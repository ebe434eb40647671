import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Import = { file: string; to: string };

const roots = ['packages', 'apps', 'sites'];
const isCode = (file: string) =>
  /\.(ts|tsx|astro)$/.test(file) && !/(node_modules|\.next|dist|\.astro)\//.test(file);
const isGenerated = (file: string) =>
  /migrations\/(sqlite|postgres)\/|payload-types\.ts$|\.d\.ts$/.test(file);

/** Every file of code in the rooms, without what is generated. */
export const codeFiles = (): string[] =>
  roots
    .flatMap((root) =>
      globSync(`${root}/**/*.{ts,tsx,astro}`, {
        exclude: (name) => /node_modules|\.next|dist/.test(String(name)),
      }),
    )
    .filter((file) => isCode(file) && !isGenerated(file))
    .sort();

export const isTest = (file: string): boolean => /\.test\.tsx?$|\/contract\.ts$/.test(file);
export const read = (file: string): string => readFileSync(file, 'utf8');

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g;

/** What is brought from the folder of a country, whichever has it. */
const byCountry = /\bimport\(`\.\/\$\{country\}\/([\w-]+\.ts)`\)/g;
const inFolders = (file: string, text: string): Import[] =>
  [...text.matchAll(byCountry)].flatMap(([, name]) =>
    globSync(`${path.dirname(file)}/*/${name}`).map((to) => ({ file, to })),
  );

/** Where a file's imports lead: a path in the repository, or the name of a package. */
export function importsOf(file: string): Import[] {
  const text = read(file);
  const named = [...text.matchAll(statement)].map(([, from, dynamic]) => {
    const target = from ?? dynamic ?? '';
    const own = /^@majak\/(sites)(?:\/(.*))?$/.exec(target);
    if (own) return { file, to: `sites/${own[2] ?? ''}` };
    const pack = /^@majak\/([a-z]+)(?:\/(.*))?$/.exec(target);
    if (pack) return { file, to: `packages/${pack[1]}/${pack[2] ?? ''}` };
    return { file, to: target.startsWith('.') ? path.join(path.dirname(file), target) : target };
  });
  return [...named, ...inFolders(file, text)];
}
