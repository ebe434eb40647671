import { caseOfChanges } from '@majak/tools/cases/case-of-changes';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { CaseChange as StoredChange } from '../payload-types.ts';
import type { Mail } from '../ports/mail/port.ts';
import { agencyMail, clientMail } from './case-mails.ts';
import { readChanges } from './read-case.ts';

/** Who reads a mail on a case. */
export type CaseReader = 'client' | 'agency';

type Wanted = { change: Pick<StoredChange, 'caseReference' | 'number'>; to: CaseReader; key: string };

/**
 * Whether the client may have read a mail on a step before it was taken back: it arrived, nobody knows that it did not, or
 * it was on its way. One that is looked at afterwards is not sent.
 */
async function wasTold(payload: Payload, step: string, takenBackAt: string): Promise<boolean> {
  const [row] = await query(
    payload,
    sql`SELECT id FROM outbox WHERE key = ${`${step}:client`}
        AND (delivered_at IS NOT NULL OR in_doubt = ${true}
             OR (status = 'REQUESTED' AND updated_at <= ${takenBackAt}))`,
  );
  return row !== undefined;
}

/** The mail that tells of a change; nothing once the change was taken back, or where it takes back what nobody was told. */
export async function mailOfChange(
  payload: Payload,
  { change: { caseReference, number }, to, key }: Wanted,
): Promise<Mail | undefined> {
  const changes = await readChanges(payload, caseReference);
  const now = caseOfChanges(caseReference, changes);
  const change = now?.history.find((one) => one.number === number);
  if (!now || !change) return undefined;
  const undone =
    change.kind === 'undone' ? changes.find((one) => one.number === change.answers.change) : undefined;
  if (undone && !(await wasTold(payload, `${caseReference}.${undone.number}`, change.at))) return undefined;
  if (to === 'client') return clientMail({ now, change, key, ...(undone ? { undone } : {}) });
  const [row] = await query(payload, sql`SELECT id FROM cases WHERE reference = ${caseReference}`);
  return agencyMail({ now, change, key }, Number(row?.id));
}
