import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { print } from './figures.ts';

/** Where the settings beside this file let the report be written. */
const reportFile = 'node_modules/.cache/majak/mutation.json';
const least = 80;
const detected = new Set(['Killed', 'Timeout']);
const counted = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage']);

const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const scoreOf = (statuses: readonly string[]): number => {
  const all = statuses.filter((status) => counted.has(status));
  return (100 * all.filter((status) => detected.has(status)).length) / all.length;
};

/**
 * Breaks the law, the kit and the calculators in thousands of small ways and sees which the tests notice.
 * Words are left alone: what a label says is read by people, not by tests. Takes an hour and more.
 */
export async function benchMutation(): Promise<boolean> {
  rmSync(reportFile, { force: true });
  const { status } = spawnSync('node_modules/.bin/stryker', ['run', 'tests/bench/stryker.json'], {
    stdio: 'inherit',
  });
  if (status !== 0) return false;
  const { files } = report.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const rooms = {
    law: /^packages\/law\//,
    kit: /^packages\/tools\/src\/kit\//,
    calculators: /\/calculators\//,
  };
  const scores = Object.entries(rooms).map(([name, of]) => {
    const mutants = Object.entries(files).flatMap(([file, { mutants }]) => (of.test(file) ? mutants : []));
    const value = scoreOf(mutants.map(({ status }) => status));
    print({
      name: `mutants noticed in ${name} (of ${mutants.length})`,
      value,
      unit: '%',
      budget: least,
      least: true,
    });
    return value;
  });
  return scores.every((score) => score >= least);
}
