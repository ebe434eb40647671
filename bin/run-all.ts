import type { Tally } from './run-step.ts';

export type Steps = Record<string, () => Promise<Tally>>;

/**
 * Runs every step, the later ones too when one fails, names what failed and what passed only when tried again, and ends with the line `N passed, N failed`.
 * The steps of a group run side by side, the groups one after another.
 */
export async function runAll(...groups: Steps[]): Promise<number> {
  const total: Tally = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const failed: string[] = [];
  const triedAgain: string[] = [];
  const take = async ([name, step]: [string, Steps[string]]) => {
    const startedMs = Date.now();
    process.stdout.write(`\n── ${name}\n`);
    const tally = await step();
    total.passed += tally.passed;
    total.failed += tally.failed;
    failed.push(...(tally.failures ?? []).map((failure) => `× ${name}: ${failure}`));
    triedAgain.push(
      ...(tally.secondAttempts ?? []).map((test) => `↻ ${name}, passed when tried again: ${test}`),
    );
    lines.push(
      `${name.padEnd(24)} ${tally.passed} passed, ${tally.failed} failed, ${Math.round((Date.now() - startedMs) / 1000)} s`,
    );
  };
  for (const group of groups) await Promise.all(Object.entries(group).map(take));
  if (triedAgain.length > 0) process.stdout.write(`\n${triedAgain.join('\n')}\n`);
  if (failed.length > 0) process.stdout.write(`\n${failed.join('\n')}\n`);
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed > 0 ? 1 : 0;
}
