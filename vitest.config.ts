import { defineConfig } from 'vitest/config';

const unit = [
  'packages/**/*.test.{ts,tsx}',
  'apps/**/*.test.{ts,tsx}',
  'sites/**/*.test.ts',
  'bin/**/*.test.ts',
  'tests/stubs/**/*.test.ts',
];

/** On a store of their own, whichever database the others run on: once is enough. */
const onTheirOwn = [
  'tests/faults/gateway*.test.ts',
  'tests/faults/bucket.test.ts',
  'tests/faults/rotate-files.test.ts',
];

/** Suites by what they need: nothing, nothing, a database, a database and processes, processes, the whole product and a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Far beyond what any takes alone: in `bin/test` others take the same cores.
          testTimeout: 30_000,
          // Empty otherwise, also for what reads it as a text.
          css: { include: /palette\.css/ },
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'store',
          include: ['tests/store/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: onTheirOwn,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'gateway',
          include: onTheirOwn,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/product.ts',
          // One product for all; what a test publishes is its own. Each file has a browser, and waits for it most of the time.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
