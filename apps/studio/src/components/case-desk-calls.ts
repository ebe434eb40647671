import { type DeskView, deskViewSchema } from '@majak/desk/cases/desk-view-schema';
import * as z from 'zod';
import { readFault } from './read-deliveries.ts';

/** What is wrong, by the key of the field; `body` for all of it. */
export type FieldFaults = Readonly<Record<string, string>>;
export type DeskAnswer = { desk: DeskView } | { faults: FieldFaults };

const away = 'The studio does not answer. The change may not have been saved: check before you try again.';

/** What is wrong, in an answer that is not ok. */
export function faultsIn(answer: unknown): FieldFaults {
  const errors: unknown = Object(answer).errors;
  const found = Array.isArray(errors) ? errors : [];
  const told = found.filter(({ field, message }) => typeof field === 'string' && typeof message === 'string');
  return told.length > 0
    ? Object.fromEntries(told.map(({ field, message }) => [field, message]))
    : { body: readFault(answer, 'It did not work.') };
}

const openedSchema = z.object({ id: z.number(), reference: z.string() });

async function ask(address: string, init: RequestInit): Promise<DeskAnswer> {
  try {
    const response = await fetch(address, { credentials: 'include', ...init });
    const answer: unknown = await response.json();
    if (!response.ok) return { faults: faultsIn(answer) };
    const read = deskViewSchema.safeParse(answer);
    return read.success
      ? { desk: read.data }
      : { faults: { body: 'The studio answers in a way that this page does not know. Load it again.' } };
  } catch {
    return { faults: { body: away } };
  }
}

/** How a case stands. Never throws. */
export const readDesk = (id: string | number): Promise<DeskAnswer> => ask(`/api/cases/${id}/desk`, {});

/** A change of a case, and the key by which it is made once, however often it is sent. */
export type SentChange = { kind: string; answers: object; key: string };

/** Opens a case from a request. Never throws. */
export async function openCase(
  request: string | number,
  { answers, key }: SentChange,
): Promise<{ id: number; reference: string } | { faults: FieldFaults }> {
  try {
    const response = await fetch(`/api/requests/${request}/case`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(answers),
    });
    const answer: unknown = await response.json();
    const opened = openedSchema.safeParse(answer);
    return opened.success ? opened.data : { faults: faultsIn(answer) };
  } catch {
    return { faults: { body: away } };
  }
}

/** Erases what is personal in a case. Never throws. */
export const eraseCase = (id: string | number): Promise<DeskAnswer> =>
  ask(`/api/cases/${id}/erase`, { method: 'POST' });

/** Has mails that were given up tried again. Never throws. */
export const retryMails = (id: string | number): Promise<DeskAnswer> =>
  ask(`/api/cases/${id}/retry`, { method: 'POST' });

/** Makes a change. Never throws. */
export const makeChange = (id: string | number, { kind, answers, key }: SentChange): Promise<DeskAnswer> =>
  ask(`/api/cases/${id}/changes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ kind, answers }),
  });

/** Adds a file to a paper. Never throws. @returns why it was not added; nothing where it was. */
export async function sendCaseFile(
  id: string | number,
  paper: number,
  file: File,
): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/cases/${id}/papers/${paper}`, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/octet-stream',
        'Idempotency-Key': crypto.randomUUID(),
        'Upload-Name': encodeURIComponent(file.name),
      },
      body: file,
    });
    return response.ok ? undefined : Object.values(faultsIn(await response.json()))[0];
  } catch {
    return away;
  }
}
