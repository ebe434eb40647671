import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What is brought from the folder of a country: `import(`./${country}/calculators.ts`)`. */
const byCountry = /\bimport\(`\.\/\$\{country\}\/([\w-]+\.ts)`\)/g;

/**
 * The same with the folders that there are, by their names.
 * @param folder Where the file lies that says it.
 */
export const fromFolders = (code: string, folder: string): string =>
  code.replace(byCountry, (_, file: string) => {
    const countries = globSync(`*/${file}`, { cwd: folder }).map((found) => path.dirname(found));
    const brought = countries.sort().map((name) => `${name}: () => import('./${name}/${file}')`);
    return `({ ${brought.join(', ')} })[country]()`;
  });

/**
 * Lets a browser bring a list of one country by the country's folder. The bundler does so too, with paths for names and
 * with a helper that says what is wrong: every tool would bring both.
 */
export const countryImports = (): Plugin => ({
  name: 'country-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { code: byCountry },
    handler: (code, id) => fromFolders(code, path.dirname(id)),
  },
});
