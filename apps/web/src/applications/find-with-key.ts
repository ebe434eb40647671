import type { Request as Submission } from '@majak/desk/payload-types';
import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { findRequest } from '@majak/desk/submissions/find-request';
import { opensReceipt } from '@majak/desk/submissions/receipt-key';
import type { Application } from '@majak/tools/forms/application';
import { readReference } from '../contact/read-reference.ts';
import { clientOf } from '../tools/documents/respond.ts';

const limit: Limit = { name: 'receipts', points: 20, durationS: 60 };

/** Why there is no receipt, as its page says it. */
export type NoReceipt = { status: number; title: string; says: string; retryAfterS?: number };

const noKey: NoReceipt = {
  status: 404,
  title: 'This link doesn’t open a receipt',
  says: 'It’s older than 30 days, or part of it is missing. Write to us with your reference and we’ll send you the receipt.',
};
const erased: NoReceipt = {
  status: 410,
  title: 'These answers have been erased',
  says: 'We no longer have them, so we can’t make a receipt.',
};
const tooMany = (retryAfterS: number): NoReceipt => ({
  status: 429,
  title: 'That was too many receipts',
  says: `Try again in ${retryAfterS} seconds.`,
  retryAfterS,
});

/** What was handed in with an application, for whoever holds the key to its receipt; or why it is not given. */
export async function findWithKey(
  { form }: Application,
  request: Request,
): Promise<{ found: Submission } | { none: NoReceipt }> {
  const url = new URL(request.url);
  const reference = readReference(url);
  const waitS = await secondsUntilAllowedHere(limit, clientOf(request));
  if (waitS !== undefined) return { none: tooMany(waitS) };
  if (!reference || !opensReceipt(url.searchParams.get('key') ?? '', reference)) return { none: noKey };
  const found = await findRequest(reference);
  if (found?.kind !== form.key) return { none: noKey };
  return found.redactedAt ? { none: erased } : { found };
}
