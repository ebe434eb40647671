import { quickChecks, unitTests } from './check-steps.ts';
import { runAll } from './run-all.ts';

/** `npm run check`: what is worth knowing before every commit, in a minute. */
process.exit(await runAll(quickChecks, unitTests));
