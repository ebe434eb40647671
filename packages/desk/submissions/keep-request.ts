import type { Payload } from 'payload';
import { site } from '../site.ts';
import { pendingUploads, uploadKeysIn } from '../uploads/known-uploads.ts';
import { inboxColumnsOf } from './inbox-columns.ts';
import { insertOnce } from './insert-once.ts';
import { insertWithUploads } from './insert-with-uploads.ts';
import { newReference } from './reference.ts';
import type { Submission } from './submission.ts';

/**
 * Keeps a request for help in the inbox, with its own deliveries.
 * @returns its reference; nothing if there is one with this key already, or with one of its files.
 */
export async function keepRequest(
  payload: Payload,
  { kind, answers, idempotencyKey, spam, bodyHash }: Submission & { bodyHash: string },
): Promise<string | undefined> {
  const reference = newReference(site.referencePrefix);
  const columns = {
    reference,
    kind: kind.form.key,
    form_version: kind.form.version,
    answers: JSON.stringify(answers),
    ...inboxColumnsOf(kind, answers),
    status: spam ? 'INITIAL' : 'REQUESTED',
    stage: 'new',
    spam,
    channels: kind.channels.join(' '),
    ...pendingUploads(kind.form, answers),
    body_hash: bodyHash,
    idempotency_key: idempotencyKey ?? null,
  };
  const uploads = uploadKeysIn(kind.form, answers);
  const id = await (uploads.length > 0
    ? insertWithUploads(payload, 'requests', { columns, uploads })
    : insertOnce(payload, 'requests', columns));
  return id === undefined ? undefined : reference;
}
