import { defineConfig } from 'vitest/config';

/** The tests that mutants of the law and the tools are tried against. */
export default defineConfig({
  test: { include: ['packages/law/**/*.test.ts', 'packages/tools/src/**/*.test.ts'] },
});
