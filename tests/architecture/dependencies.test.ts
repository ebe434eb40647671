import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import * as z from 'zod';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: names, devDependencies: names });
const workspaces = [
  'apps/web',
  'apps/studio',
  'packages/desk',
  'packages/law',
  'packages/tools',
  'packages/ui',
  'sites',
  'tests',
];

const built = /node_modules|\/(dist|\.next|\.astro)(\/|$)/;
const textsOf = (workspace: string): string[] =>
  globSync(`${workspace}/**/*.{ts,tsx,js,astro,css,scss}`, {
    exclude: (name) => built.test(String(name)),
  }).map((file) => readFileSync(file, 'utf8'));
const declaredBy = (workspace: string) => {
  const { dependencies, devDependencies } = manifest.parse(
    JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')),
  );
  return new Set(Object.keys({ ...dependencies, ...devDependencies }));
};

/** Installed for every workspace by the package.json of the root, or made by the framework. */
const everywhere = /^(astro|virtual|vitest|fast-check|tsx)$/;
/** Needed without an import of ours: types, and what another package asks its user to bring. */
const brought = /^(@types\/.*|graphql|react-dom|sass|tailwindcss)$/;

const specifier =
  /(?:^(?:import\b|export\b|\})(?:[^'"=;\n]*\bfrom)? ?|\bimport\(|@import )['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/gm;
const importedBy = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(specifier)].map(([, name = '']) => name)));

test.each(workspaces)('%s declares every package that it imports', (workspace) => {
  const declared = declaredBy(workspace);
  const undeclared = [...importedBy(textsOf(workspace))].filter(
    (name) => !declared.has(name) && !everywhere.test(name) && !isBuiltin(name),
  );
  expect(undeclared).toEqual([]);
});

test.each(workspaces)('%s uses every package that it declares', (workspace) => {
  const all = textsOf(workspace).join('\n');
  const unused = [...declaredBy(workspace)].filter(
    (name) => !brought.test(name) && !new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(all),
  );
  expect(unused).toEqual([]);
});
