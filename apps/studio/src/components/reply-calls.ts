import { type RequestReplies, requestRepliesSchema } from '@majak/desk/replies/request-replies-schema';
import { type FieldFaults, faultsIn, type SentChange } from './case-desk-calls.ts';

type Answer = { found: RequestReplies } | { faults: FieldFaults };

async function ask(request: string | number, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(`/api/requests/${request}/replies`, { credentials: 'include', ...init });
    const answer: unknown = await response.json();
    if (!response.ok) return { faults: faultsIn(answer) };
    const read = requestRepliesSchema.safeParse(answer);
    return read.success
      ? { found: read.data }
      : { faults: { body: 'The studio answers in a way that this page does not know. Load it again.' } };
  } catch {
    return { faults: { body: 'The studio does not answer. Check your connection, then try again.' } };
  }
}

/** What was answered to a request. Never throws. */
export const readReplies = (request: string | number): Promise<Answer> => ask(request, {});

/** Answers a request by mail. Never throws; sent again with its key it is one mail. */
export const sendReply = (request: string | number, { answers, key }: SentChange): Promise<Answer> =>
  ask(request, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(answers),
  });
