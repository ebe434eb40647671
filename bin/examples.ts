import { findCalculator, slugs } from '@majak/sites/all-tools';
import { compareExamples } from '../packages/tools/src/calculator/compare-examples.ts';
import { summaryOf, tableOf } from './examples-table.ts';

/**
 * `npm run examples [slug]`: every published example beside what we answer. Ends with 1 if a number is neither equal,
 * nor within what its source rounds to, nor a documented difference.
 */
const [asked] = process.argv.slice(2);
const chosen = slugs.filter((slug) => asked === undefined || slug.toLowerCase() === asked.toLowerCase());
if (chosen.length === 0) {
  process.stderr.write(
    `No such calculator: ${asked}. There are\n${slugs.map((slug) => `  ${slug}\n`).join('')}`,
  );
  process.exit(1);
}
const loaded = await Promise.all(chosen.map(findCalculator));
const compared = loaded.flatMap((one) => (one ? [compareExamples(one)] : []));
const { text, wrong } = summaryOf(compared);
process.stdout.write(`${compared.map(tableOf).join('\n\n\n')}\n\n\n${text}\n`);
process.exitCode = wrong > 0 ? 1 : 0;
