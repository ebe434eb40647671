import { rmSync } from 'node:fs';
import path from 'node:path';
import { processBuild } from '@majak/desk/server-build';
import { build, mergeConfig } from 'vite';

/**
 * Builds a script of these tests the way the processes of the product are built, so that it is back as soon as they are.
 * @returns What Node runs, and how to remove it.
 */
export async function builtScript(name: string): Promise<{ file: string; remove: () => void }> {
  const outDir = path.resolve(`tests/faults/dist/${name}-${process.pid}`);
  const ours = processBuild({ [name]: `tests/faults/${name}.ts` });
  await build({ configFile: false, ...mergeConfig(ours, { build: { outDir } }) });
  return {
    file: path.join(outDir, `${name}.js`),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
