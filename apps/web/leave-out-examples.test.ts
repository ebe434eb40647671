import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slugs } from '@majak/sites/all-tools';
import { expect, test } from 'vitest';
import { isExamples } from './leave-out-examples.ts';

const calculators = fileURLToPath(new URL('../../packages/tools/src/calculators', import.meta.url));

test('the examples of every calculator stay on the server, in whatever folder it lies', () => {
  const files = globSync(`${calculators}/**/examples.ts`);
  expect(files).toHaveLength(slugs.length);
  expect(files.filter((file) => !isExamples(file))).toEqual([]);
  expect(isExamples(`${calculators}/cz/czech-rental-income/definition.ts`)).toBe(false);
});
