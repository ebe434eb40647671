import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vitest } from '../../bin/run-step.ts';
import { startPostgres } from '../support/postgres.ts';

/** The numbers of the quality goals; the suite runs with smaller ones. */
const numbers = { FAULT_SUBMISSIONS: '2000', FAULT_KILLS: '100', FAULT_OUTAGE_MS: '25000' };

/** Nothing lost and nothing doubled, on both databases; answers whether it held. */
export async function benchFaults(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-bench-'));
  const postgres = await startPostgres();
  const stores = {
    sqlite: `file:${path.join(folder, 'faults.db')}`,
    postgres: postgres.database('faults'),
  };
  let held = true;
  try {
    for (const [name, url] of Object.entries(stores)) {
      const env = { ...numbers, DATA_DIR: path.join(folder, name), DATABASE_URL: url };
      const { passed, failed } = await vitest('faults', env);
      process.stdout.write(`faults on ${name}: ${passed} passed, ${failed} failed\n`);
      held &&= failed === 0;
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return held;
}
