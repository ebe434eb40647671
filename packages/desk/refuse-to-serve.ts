import { env } from './env.ts';
import { faultsForServing } from './faults-for-serving.ts';

/** Ends the process, with every fault named, if its environment must not serve. */
export function refuseToServe(): void {
  const faults = faultsForServing(env);
  if (faults.length === 0) return;
  process.stderr.write(`Not started.\n  ${faults.join('\n  ')}\n`);
  process.exit(1);
}
