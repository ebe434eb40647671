import {
  type Applied,
  appliedSchema,
  type SheetPreview,
  sheetPreviewSchema,
} from '@majak/desk/status-sheets/status-sheet-schema';
import type * as z from 'zod';
import { readFault } from './read-deliveries.ts';

type Answer<Value> = { value: Value } | { fault: string };

async function post<Value>(
  path: string,
  schema: z.ZodType<Value>,
  init: RequestInit,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(`/api/cases/${path}`, { method: 'POST', credentials: 'include', ...init });
    const answer: unknown = await response.json();
    if (!response.ok) return { fault: readFault(answer, 'It did not work.') };
    const read = schema.safeParse(answer);
    return read.success
      ? { value: read.data }
      : { fault: 'The studio answers in a way that this page does not know. Load it again.' };
  } catch {
    return {
      fault:
        'The studio does not answer. Check your connection, then try again: what was saved is not saved twice.',
    };
  }
}

/** What a spreadsheet would change; nothing is changed. Never throws. */
export const previewSheet = (file: File): Promise<Answer<SheetPreview>> =>
  post('status-sheet', sheetPreviewSchema, {
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });

type Wanted = { on: string; rows: readonly { reference: string; state: string }[] };

/** Writes it into cases; sent again it changes nothing. Never throws. */
export const applySheet = (wanted: Wanted): Promise<Answer<Applied>> =>
  post('status-sheet/rows', appliedSchema, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  });
