import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that mutants of the law and the tools are tried against. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: { include: ['packages/law/**/*.test.ts', 'packages/tools/src/**/*.test.ts'] },
});
