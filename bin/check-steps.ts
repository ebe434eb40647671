import type { Steps } from './run-all.ts';
import { check, vitest } from './run-step.ts';

/** What needs neither a database nor a browser, and takes seconds. */
export const quickChecks: Steps = {
  types: () => check('tsc', ['--noEmit', '-p', 'tsconfig.json']),
  lint: () => check('biome', ['check', '--error-on-warnings', '.']),
  architecture: () => vitest('architecture'),
};

/** What needs nothing but the cores. */
export const unitTests: Steps = { unit: () => vitest('unit*') };
