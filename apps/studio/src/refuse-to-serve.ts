import { env } from '@majak/desk/env';
import { faultsForServing } from '@majak/desk/environment';

/** Ends the process, with the fault named, if its environment must not serve. */
export function refuseToServe(): void {
  const faults = faultsForServing(env);
  if (faults.length === 0) return;
  process.stderr.write(`Not started.\n  ${faults.join('\n  ')}\n`);
  process.exit(1);
}
