/**
 * Cuts the two fonts of the site from their full sources, each in two files, and three for what is drawn on the server:
 *   node packages/ui/fonts/build.ts <folder with the two source files>
 * The first file of each has what English, Czech and Slovak are written with, and is all that most pages load; the
 * second has the other letters of Latin-1 and Latin Extended-A. The upstream variable fonts are used, not the ready-made
 * web subsets: those part Czech in two, and lack the optical size for headings.
 * What is drawn on the server (pictures, documents) takes one file a weight, and nobody waits for its bytes:
 * these know Vietnamese, Cyrillic and Greek too, in which many a client writes their name.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { everyLetter, firstLetters, otherLetters, range } from './letters.ts';

type Cut = {
  source: string;
  from: string;
  sha256: string;
  target: string;
  format: 'woff2' | 'sfnt';
  letters: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Whether its figures have one width where they stand in columns: their glyphs are kept too. */
  tabular: boolean;
};

const vietnamese = `ƠơƯư\u0300\u0301\u0303\u0309\u0323₫${range(0x1ea0, 0x1ef9)}`;
const cyrillic = `${range(0x400, 0x45f)}ҐґҒғҚқҢңҮүҰұҲҳӘәӨөӮӯ№`;
const greek = `΄΅Ά·ΈΉΊΌΎΏ${range(0x390, 0x3a1)}${range(0x3a3, 0x3ce)}`;
const printed = `${everyLetter + vietnamese}ȘșȚț`;

const inter = {
  source: 'InterVariable.woff2',
  from: 'npm inter-ui 4.1.1, variable/InterVariable.woff2',
  sha256: '693b77d4f32ee9b8bfc995589b5fad5e99adf2832738661f5402f9978429a8e3',
};
const bricolage = {
  source: 'BricolageGrotesque[opsz,wdth,wght].ttf',
  from: 'github.com/ateliertriay/bricolage 84745e5b, fonts/variable',
  sha256: '413e7357809ddd12fd80a96a8a396de0e401638d4acd3cb3e37532f0472ac682',
};

const cuts: readonly Cut[] = [
  ...Object.entries({ inter: firstLetters, 'inter-other': otherLetters }).map(
    ([name, letters]): Cut => ({
      ...inter,
      target: `${name}.woff2`,
      format: 'woff2',
      letters,
      axes: { opsz: 14, wght: { min: 400, max: 600 } },
      tabular: true,
    }),
  ),
  ...Object.entries({ 'bricolage-grotesque': firstLetters, 'bricolage-grotesque-other': otherLetters }).map(
    ([name, letters]): Cut => ({
      ...bricolage,
      target: `${name}.woff2`,
      format: 'woff2',
      letters,
      axes: { opsz: 36, wdth: 100, wght: 600 },
      // Its numbers stand alone, never in a column.
      tabular: false,
    }),
  ),
  {
    ...bricolage,
    target: 'print/bricolage-700.ttf',
    format: 'sfnt',
    letters: printed,
    axes: { opsz: 36, wdth: 100, wght: 700 },
    tabular: true,
  },
  ...[400, 600].map(
    (wght): Cut => ({
      ...inter,
      target: `print/inter-${wght}.ttf`,
      format: 'sfnt',
      letters: printed + cyrillic + greek,
      axes: { opsz: 14, wght },
      tabular: true,
    }),
  ),
];

const folder = process.argv[2];
if (!folder) throw new Error(`Give the folder that holds ${cuts.map((cut) => cut.source).join(' and ')}`);

for (const cut of cuts) {
  const font = await readFile(join(folder, cut.source));
  const found = createHash('sha256').update(font).digest('hex');
  if (found !== cut.sha256) throw new Error(`${cut.source} is not the file from ${cut.from}`);
  const bytes = await subsetFont(font, cut.letters, {
    targetFormat: cut.format,
    variationAxes: cut.axes,
    keepFeatures: ['kern', 'tnum', ...(cut.format === 'sfnt' ? ['mark', 'mkmk', 'ccmp'] : [])],
    noHinting: true,
    noLayoutClosure: !cut.tabular,
  });
  await writeFile(new URL(`../src/fonts/${cut.target}`, import.meta.url), bytes);
  process.stdout.write(`${cut.target} ${bytes.length} bytes\n`);
}
