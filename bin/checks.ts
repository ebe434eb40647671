import type { Steps } from './run-all.ts';
import { check, vitest } from './run-step.ts';

/** What needs neither a database nor a browser. */
export const checks: Steps[] = [
  {
    types: () => check('tsc', ['--noEmit', '-p', 'tsconfig.json']),
    lint: () => check('biome', ['check', '--error-on-warnings', '.']),
    architecture: () => vitest('architecture'),
  },
  { unit: () => vitest('unit') },
];
