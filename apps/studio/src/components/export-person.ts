import { exportFile } from './export-file.ts';
import type { Outcome } from './request-action.ts';

/** Downloads everything that is held under an e-mail, and says in words what came of it. Never throws. */
export const exportPerson = (email: string): Promise<Outcome> =>
  exportFile({
    to: '/api/requests/export',
    body: { email },
    done: 'The file is among your downloads. Hand it to nobody but the person.',
  });
