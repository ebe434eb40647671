import { sites } from '@majak/sites/sites';
import { runWorker } from '../documents/run-worker.ts';
import { readStatusSheet } from './read-status-sheet.ts';
import type { StatusSheet } from './status-sheet.ts';

/** A process that opens spreadsheets: whatever is hidden in one, there is no secret here to be had. */
runWorker<keyof typeof sites, StatusSheet>(async (code, bytes) => {
  const register = sites[code].site.jurisdiction.officeRegister;
  return register ? readStatusSheet(bytes, register) : { refused: 'No list of an office is known here.' };
});
