import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { buildWhatChanged } from './build.ts';
import { quickChecks, unitTests } from './check-steps.ts';
import { installIfThereIs, installSystem } from './install-system.ts';
import { runAll } from './run-all.ts';
import { vitest } from './run-step.ts';

/** The whole proof, on a folder and a PostgreSQL of its own. */
installSystem(
  'chromium',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'poppler-utils',
  'qpdf',
  'xz-utils',
  'nginx-light',
);
installIfThereIs('chromium-headless-shell');
// The official schema of ISDOC is not ours to hand on. ISDOC_XSD names a copy, `../shared/schemas` is where one is looked for
// by itself; with it the suite validates every ISDOC against it too, without it by checks of our own.
const isdocSchema = path.resolve('../shared/schemas/isdoc-invoice-6.0.2.xsd');
if (existsSync(isdocSchema)) process.env.ISDOC_XSD ??= isdocSchema;
const folder = mkdtempSync(path.join(tmpdir(), 'majak-test-'));
const postgres = await startPostgres();
const sqlite = (name: string) => ({
  DATA_DIR: path.join(folder, name),
  DATABASE_URL: `file:${path.join(folder, `${name}.db`)}`,
});
const onPostgres = (name: string) => ({
  DATA_DIR: path.join(folder, name),
  DATABASE_URL: postgres.database(name),
});

const code = await runAll(
  quickChecks,
  // Side by side is what waits for a disk, a time-out or a browser and what keeps the cores busy.
  {
    'store on SQLite': () => vitest('store*', sqlite('store')),
    'store on PostgreSQL': () => vitest('store*', onPostgres('store')),
    builds: async () => {
      try {
        await buildWhatChanged({});
        return { passed: 1, failed: 0 };
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
        return { passed: 0, failed: 1 };
      }
    },
  },
  {
    ...unitTests,
    'faults on SQLite': () => vitest('faults', sqlite('faults')),
    'faults on PostgreSQL': () => vitest('faults', onPostgres('faults')),
    'behind the gateway': () => vitest('gateway'),
  },
  { 'in the browser': () => vitest('e2e', { DATA_DIR: path.join(folder, 'e2e') }) },
);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(code);
