import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { allClaims } from './law-compare/claims.ts';
import { compare, marksFor } from './law-compare/compare.ts';
import { folderFault, readFolder } from './law-compare/read-folder.ts';
import { reportOf } from './law-compare/report.ts';

/**
 * `npm run law:compare FOLDER [-- --write]`: which sections of the acts in a folder are other than those that we read,
 * and what rests on each. Ends with 1 where one has changed, with 2 where there is no such folder, or none of the acts in it. `--write` takes the
 * fingerprints of every cited section anew: after what changed was read.
 */
const [named = '', ...flags] = process.argv.slice(2);
/** npm starts commands in the repository, and says where it was called from. */
const folder = path.resolve(process.env.INIT_CWD ?? '.', named);
const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'packages/law/cz/fingerprints.json');
const stored = z.record(
  z.string(),
  z.object({ wording: z.string().optional(), places: z.record(z.string(), z.string()) }),
);

const marks = stored.parse(JSON.parse(readFileSync(file, 'utf8')));
process.chdir(root);
const claims = await allClaims(new Date().toISOString().slice(0, 10));
const acts = [...new Set(claims.flatMap(({ places }) => places.map(({ act }) => act)))].toSorted();
const fault = named ? folderFault(folder, acts) : 'Which folder?';
if (fault) {
  process.stderr.write(
    `${fault}: npm run law:compare FOLDER, with acts as FOLDER/zakony/2006/187-2006.md.\n`,
  );
  process.exit(2);
}
const read = readFolder(folder, acts);
if (flags.includes('--write')) {
  const next = marksFor(claims, read, marks);
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  const places = Object.values(next).flatMap((one) => Object.keys(one.places));
  process.stdout.write(
    `${places.length} sections of ${Object.keys(next).length} acts are in ${path.relative(root, file)}.\n`,
  );
} else {
  const comparison = compare(claims, read, marks);
  process.stdout.write(`${reportOf(comparison, { folder: read, marks })}\n`);
  process.exitCode = comparison.changed.length + comparison.gone.length > 0 ? 1 : 0;
}
