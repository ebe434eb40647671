import { vitest } from '../../bin/run-step.ts';

/** Every form and document walked to its paper, every page looked at in every width: the suite does so once for each way. */
export async function benchThorough(): Promise<boolean> {
  const {
    passed,
    failed,
    failures = [],
  } = await vitest('e2e', { THOROUGH: '1' }, [
    'tests/e2e/accessibility',
    'tests/e2e/application-walks',
    'tests/e2e/document-walk',
    'tests/e2e/markup',
  ]);
  process.stdout.write(`thorough: ${passed} passed, ${failed} failed\n`);
  for (const failure of failures) process.stdout.write(`  × ${failure}\n`);
  return failed === 0;
}
