import { globSync } from 'node:fs';
import type { Site } from '@majak/sites/site';
import { siteNames } from '@majak/sites/site-names';
import { sites } from '@majak/sites/sites';
import { expect, test } from 'vitest';
import { codeFiles, importsOf, isTest, read } from './imports.ts';

const codes = siteNames.join('|');

/** Folders of a country: what lies in them is of it alone. */
const ofACountry = [
  new RegExp(`^packages/law/(${codes})/`),
  new RegExp(`^packages/tools/src/([\\w-]+/){0,2}(${codes})/`),
  new RegExp(`^packages/desk/([\\w-]+/){1,2}(${codes})/`),
  // A skyline by the name of its city.
  /^packages\/ui\/src\/drawings\/skylines\//,
  new RegExp(`^apps/web/src/tools/(${codes})/`),
];

/** Lines that name a country and may, by their file: what all such lines hold, and why they do. */
const allowed: readonly (readonly [file: string | RegExp, line: RegExp, why: string])[] = [
  [
    /^packages\/tools\/src\/documents\/invoice\/payment\/(by-square|epc)\.ts$/,
    /'PAY by square needs a Slovak account'|\('EUR'|'EUR'\)|EUR'\)|`EUR\$|\^EUR\(/,
    'payment codes that are by their standards of one currency, or of the banks of one country',
  ],
  [
    'packages/tools/src/form/kinds/day.ts',
    /\['en', 'cs', 'sk'\]/,
    'a month is read in whichever language it is typed',
  ],
  [
    'packages/tools/src/form/number-text.ts',
    /const currency = /,
    'any sign of money is read, and none is said',
  ],
  [
    'packages/tools/src/bank-statements/statement-text.ts',
    /const currencySigns: /,
    'any sign of money is read, and none is said',
  ],
  [
    'packages/tools/src/bank-statements/read-gpc.ts',
    /^'0\d{3}': '[A-Z]{3}',$/,
    'numbers of currencies by their standard: any is read, and none is said',
  ],
  ['packages/tools/src/vat/vat-checksums.ts', /czechVatValid/, 'one of a list of countries'],
];

const countries = Object.values(sites).map(({ site }) => site);
const ofEach = (words: (site: Site) => string) => [...new Set(countries.map(words))].join('|');
const country = new RegExp(
  [
    `['"\`](?:${codes})[.'"\`]`,
    `['"\`]cs['"\`-]`,
    `['"\`](?:${codes})\\b`,
    '\\bCZ\\d|as CZ\\b|\\bkč\\b|Czk\\b',
    // What each site says of its country.
    ofEach(({ jurisdiction }) => jurisdiction.adjective),
    ofEach(({ city }) => city),
    ofEach(({ jurisdiction }) => jurisdiction.timeZone),
    `\\b(?:${ofEach(({ jurisdiction }) => jurisdiction.currency)})\\b`,
    'czk',
    '\\bcz\\.[a-z]',
    `/(?:${codes})/`,
    'IČO|DIČ|DPČ|OSVČ|ČSSZ|\\bARES|readIco|noIco|\\bSb\\.',
  ].join('|'),
  'i',
);
/** A state that is no more, with those that came after it: no country of a site. */
const formerState = /'Czechoslovakia, Czechoslovak': 'CZ SK'/g;
/** Whether a line of a file is among those that may. */
const isOf = (where: string | RegExp, file: string): boolean =>
  typeof where === 'string' ? where === file : where.test(file);
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const templates = globSync('packages/desk/documents/*.typ');
const generic = [...codeFiles(), ...templates].filter(
  (file) =>
    /^(packages|apps)\//.test(file) &&
    !isTest(file) &&
    !/\/fixtures\/|-fixture\.ts$/.test(file) &&
    !ofACountry.some((place) => place.test(file)),
);
const naming = generic.flatMap((file) =>
  withoutComments(read(file))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => country.test(line.replace(formerState, '')))
    .map((line) => ({ file, line })),
);

test('generic code names no country, no language, no currency, no office and no time zone', () => {
  const wrong = naming.filter(
    ({ file, line }) => !allowed.some(([where, lines]) => isOf(where, file) && lines.test(line)),
  );
  expect(wrong.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});

test('what may name a country does', () => {
  const idle = allowed.filter(
    ([where, lines]) => !naming.some(({ file, line }) => isOf(where, file) && lines.test(line)),
  );
  expect(idle.map(([file, , why]) => `${file}: ${why}`)).toEqual([]);
});

test('what a site offers is asked of desk/offered-tools.ts, and of no list of all sites', () => {
  const catalogue = /^sites\/all-tools(\.ts)?$/;
  const asking = codeFiles()
    .filter((file) => /^(packages\/desk|apps)\//.test(file) && !isTest(file))
    .flatMap(importsOf)
    .filter(({ to }) => catalogue.test(to));
  // No form of an editor takes an address of any site.
  expect(asking.map(({ file }) => file)).toEqual(['packages/desk/content/unique-address.ts']);
});
