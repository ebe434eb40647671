import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a test file looks at: one thing, the contract of every calculator, everything about every calculator. */
const breadth = ({ moduleId }: TestSpecification): number => {
  if (moduleId.endsWith('/catalogue.test.ts')) return 2;
  return moduleId.includes('/calculators/contract') ? 1 : 0;
};

/** A mutant is given up at the first test that notices it, so the narrow and quick ones go first. */
class NarrowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => breadth(one) - breadth(other)));
  }
}

/** The tests that mutants of the law and the tools are tried against. */
export default defineConfig({
  test: {
    include: ['packages/law/**/*.test.ts', 'packages/tools/src/**/*.test.ts'],
    sequence: { sequencer: NarrowFirst },
    // Code with mutants in it is some times slower.
    testTimeout: 30_000,
  },
});
