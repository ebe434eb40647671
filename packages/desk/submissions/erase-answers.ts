import { erased, withoutPersonal } from '@majak/tools/form/erase-personal';
import type { Payload } from 'payload';
import { knownService } from '../known-service.ts';
import { inboxColumnsOf } from './inbox-columns.ts';
import { type OpenSubmission, openSubmission, type StoredAnswers } from './open-submission.ts';
import { type InboxColumn, inboxColumns } from './submission-kind.ts';

/** What stays in a row: the answers as they are written down, and the columns beside them. */
type ErasedAnswers = { answers: string } & Partial<Record<InboxColumn, string | null>>;

/** A service in words of our own says nothing of a person; anything else may. */
const serviceLeft = (service: unknown): string => knownService(String(service)) ?? erased;

function eraseKnown({
  kind,
  answers,
}: OpenSubmission & { kind: NonNullable<OpenSubmission['kind']> }): ErasedAnswers {
  const left = { ...withoutPersonal(kind.form.fields, answers) };
  const { service } = kind.columns;
  if (typeof service === 'string' && service in left) left[service] = serviceLeft(left[service]);
  return { answers: JSON.stringify(left), ...inboxColumnsOf(kind, left) };
}

/** A submission without anything personal. Of a form that is not known nothing is left but a service of our own. */
export async function eraseAnswers(
  payload: Payload,
  stored: StoredAnswers & { service?: unknown },
): Promise<ErasedAnswers> {
  const { kind, ...open } = await openSubmission(payload, stored);
  if (kind) return eraseKnown({ kind, ...open });
  const blank = Object.fromEntries(inboxColumns.map((column) => [column, erased]));
  return { answers: '{}', ...blank, service: serviceLeft(stored.service) };
}
