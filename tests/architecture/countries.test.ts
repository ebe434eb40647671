import { expect, test } from 'vitest';
import { codeFiles, importsOf, isTest, read } from './imports.ts';

/** Folders of a country, and tools that are made for one. */
const ofACountry = [
  /^sites\//,
  /^packages\/law\/(cz|sk)\//,
  /^packages\/tools\/src\/calculators\/(cz|vat-verification)\//,
  // Documents under one law, and what they share: all but what lists, reads and fills in any document.
  /^packages\/tools\/src\/documents\/(?!(catalogue|document|unknown-answers|unprintable|with-placeholders)\.ts$)/,
  /^apps\/web\/src\/tools\/invoices\//,
  // The public registers, and what is read in them.
  /^packages\/desk\/(ports\/registers|use-cases\/find-company)/,
  /^apps\/web\/src\/tools\/api\/register-paths\.ts$/,
  /^packages\/tools\/src\/form\/kinds\/(bank-account|company-number)\.ts$/,
  // What tools of one country share.
  /^packages\/tools\/src\/cz\//,
  // The forms of Czech offices.
  /^packages\/tools\/src\/forms\/applications\//,
  /^packages\/tools\/src\/profile\/facts\.ts$/,
  // One form of a site, by the address it had before there were two.
  /^packages\/tools\/src\/forms\/enquiries\/online-tax\.ts$/,
];

/** Lists of many countries, of words in several languages, of drawings, of what no password may be; a form for tests. */
const naming = new Set([
  'apps/web/src/form/country-field.tsx',
  'apps/web/src/search/synonyms.ts',
  'packages/desk/content/blocks/calculator-choices.ts',
  'packages/desk/content/blocks/fields.ts',
  'packages/desk/content/collections/users-password.ts',
  'packages/tools/src/calculators/catalogue.ts',
  'packages/tools/src/form/moving-form-fixture.ts',
  'packages/tools/src/forms/contact-request/nationalities.ts',
  'packages/tools/src/vat/vat-checksums.ts',
  'packages/tools/src/vat/vat-number.ts',
  'packages/ui/fonts/letters.ts',
  'packages/ui/src/drawings/drawing.tsx',
]);

const country =
  /'cz[.']|'sk'|'CZ'|\bCZK\b|Czk\b|\bEUR\b|Europe\/(Prague|Bratislava)|[Cc]zech|[Pp]rague|Bratislava|Slovak|law\/(cz|sk)\//;
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('generic code names no country, no currency and no time zone', () => {
  const naive = codeFiles().filter(
    (file) =>
      /^(packages|apps)\//.test(file) &&
      !isTest(file) &&
      !/\/fixtures\//.test(file) &&
      !naming.has(file) &&
      !ofACountry.some((place) => place.test(file)) &&
      country.test(withoutComments(read(file))),
  );
  expect(naive).toEqual([]);
});

test('what a site offers is asked of desk/offered-tools.ts, and of no catalogue', () => {
  const catalogue = /^packages\/tools\/(src\/)?(calculators|documents)\/catalogue(\.ts)?$/;
  const asking = codeFiles()
    .filter((file) => /^(packages\/desk|apps)\//.test(file) && !isTest(file))
    .flatMap(importsOf)
    .filter(({ to }) => catalogue.test(to));
  expect(asking.map(({ file }) => file)).toEqual([
    // In a browser a page brings its own calculator, whichever it is.
    'apps/web/src/tools/calculators/calculator-island.tsx',
    'apps/web/src/tools/calculators/live-quick-result.ts',
    'packages/desk/offered-tools.ts',
    'packages/desk/offered-tools.ts',
  ]);
});
