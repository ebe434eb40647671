import type { ClientView } from '@majak/desk/cases/client-view';
import { readWaitingTimes } from '@majak/desk/cases/read-waiting-times';
import { openPayload } from '@majak/desk/payload';
import type { WaitingTable } from '@majak/tools/cases/waiting-table';

/** For each case, how long others of its kind waited; nothing where too few were decided. */
export async function waitingTablesOf(
  cases: readonly ClientView[],
): Promise<readonly (WaitingTable | undefined)[]> {
  if (cases.length === 0) return [];
  const payload = await openPayload();
  return Promise.all(cases.map(({ permitId }) => readWaitingTimes(payload, permitId)));
}
