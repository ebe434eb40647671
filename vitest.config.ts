import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const unit = [
  'packages/**/*.test.{ts,tsx}',
  'apps/**/*.test.{ts,tsx}',
  'sites/**/*.test.ts',
  'bin/**/*.test.ts',
  'tests/stubs/**/*.test.ts',
  'tests/countries/**/*.test.{ts,tsx}',
];

const store = ['tests/store/**/*.test.ts'];

/**
 * Tests that change what every other one would see (the environment, a module, a global, the clock, the store itself) get modules
 * of their own. The others keep theirs from file to file, which takes less than half the time.
 */
const changesWhatOthersSee =
  /process\.env|import\('payload'\)|payload\.ts'|empty-store|vi\.(mock|doMock|hoisted|stubEnv|stubGlobal|resetModules|spyOn|useFakeTimers|setSystemTime)/;
const onItsOwn = (files: string[]) =>
  globSync(files, { exclude: ['**/node_modules/**', '**/dist/**'] }).filter((file) =>
    changesWhatOthersSee.test(readFileSync(file, 'utf8')),
  );
const unitOnItsOwn = onItsOwn(unit);
const storeOnItsOwn = onItsOwn(store);
/** A second, which is what a poll has otherwise, passes while something else on the same cores starts. */
const patientPolls = { poll: { timeout: 60_000 } };
const unitSettings = {
  expect: patientPolls,
  // Far beyond what any takes alone: in `bin/test` others take the same cores.
  testTimeout: 120_000,
  // Empty otherwise, also for what reads it as a text.
  css: { include: /palette\.css/ },
};

// Restores and races wait for the disk, which a build beside them keeps busy.
const storeSettings = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 };

/** On a store of their own, whichever database the others run on: once is enough. */
const onTheirOwn = [
  'tests/faults/gateway*.test.ts',
  'tests/faults/bucket.test.ts',
  'tests/faults/rotate-files.test.ts',
];

/** Suites by what they need: nothing, nothing but modules of their own, nothing, a database, a database and processes, processes, the whole product and a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unitSettings,
          name: 'unit',
          include: unit,
          exclude: ['**/node_modules/**', '**/dist/**', ...unitOnItsOwn],
          isolate: false,
        },
      },
      { test: { ...unitSettings, name: 'unit-on-its-own', include: unitOnItsOwn } },
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          ...storeSettings,
          name: 'store',
          include: store,
          exclude: storeOnItsOwn,
          isolate: false,
          setupFiles: ['tests/support/empty-records.ts'],
        },
      },
      { test: { ...storeSettings, name: 'store-on-its-own', include: storeOnItsOwn } },
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
          // Decision 57: tried once more, and then named at the end of the run.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patientPolls,
        },
      },
    ],
  },
});
