import { isDay } from '@majak/law/dates';
import type { Endpoint } from 'payload';
import { QueueFull, WorkerLost } from '../documents/worker-queue.ts';
import { readBytes } from '../ports/read-bytes.ts';
import { applyStatusRows, wantedStatuses } from '../status-sheets/apply-status-rows.ts';
import { previewStatusSheet } from '../status-sheets/preview-status-sheet.ts';
import { mostSheetBytes, type StatusSheet } from '../status-sheets/status-sheet.ts';
import { askToReadSheet } from '../status-sheets/status-sheet-work.ts';
import { refuse } from './request-actions-access.ts';
import { bodyOf, forStaff, unseen } from './staff-endpoints.ts';

/** Has a spreadsheet read; answers why it cannot be now, or why it never can. */
async function read(bytes: Uint8Array): Promise<Exclude<StatusSheet, { refused: string }> | Response> {
  try {
    const sheet = await askToReadSheet(bytes);
    return 'refused' in sheet ? refuse(422, sheet.refused) : sheet;
  } catch (error) {
    if (error instanceof QueueFull)
      return refuse(503, 'Too many files are being read. Try again in a minute.');
    if (error instanceof WorkerLost) return refuse(422, 'This file takes too long to read. Choose another.');
    throw error;
  }
}

const preview: Endpoint = {
  path: '/status-sheet',
  method: 'post',
  handler: forStaff(async (req) => {
    const bytes = await readBytes({ body: req.body ?? null, headers: req.headers }, mostSheetBytes);
    if (!bytes) return refuse(413, 'This file is larger than 5 MB. Choose a smaller one.');
    const sheet = await read(bytes);
    if (sheet instanceof Response) return sheet;
    const { rows, sheets, unread } = sheet;
    return Response.json(
      { lines: rows.length, sheets, unread, ...(await previewStatusSheet(req.payload, rows)) },
      unseen,
    );
  }),
};

const apply: Endpoint = {
  path: '/status-sheet/rows',
  method: 'post',
  handler: forStaff(async (req) => {
    const wanted = wantedStatuses.safeParse(await bodyOf(req));
    if (!wanted.success) return refuse(400, 'Send the day of the list, and up to 500 rows.');
    if (!isDay(wanted.data.on)) return refuse(422, 'Enter the day of the list.');
    return Response.json(
      await applyStatusRows(req.payload, wanted.data, String(req.user?.email ?? '')),
      unseen,
    );
  }),
};

/** The office's spreadsheet: shown first, `POST /api/cases/status-sheet`; then applied, `…/rows`. */
export const statusSheetEndpoints: Endpoint[] = [preview, apply];
