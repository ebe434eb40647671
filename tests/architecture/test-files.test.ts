import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const outside = ['**/node_modules/**', '**/dist/**', '**/.next/**'];
const found = (patterns: readonly string[]) => globSync(patterns, { exclude: outside });

test('every file of tests is run by a project', () => {
  const patterns = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  const run = new Set(found(patterns));
  const tests = found(['{packages,apps,sites,tests,bin}/**/*.test.{ts,tsx}']);
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.filter((file) => !run.has(file))).toEqual([]);
});
