import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { CaseChange as StoredChange } from '../payload-types.ts';
import type { Mail } from '../ports/mail/port.ts';
import { agencyMail, clientMail } from './case-mails.ts';
import { readCase } from './read-case.ts';

/** Who reads a mail on a case. */
export type CaseReader = 'client' | 'agency';

type Wanted = { change: Pick<StoredChange, 'caseReference' | 'number'>; to: CaseReader; key: string };

/** The mail that tells of a change; nothing once the change was taken back. */
export async function mailOfChange(
  payload: Payload,
  { change: { caseReference, number }, to, key }: Wanted,
): Promise<Mail | undefined> {
  const now = await readCase(payload, caseReference);
  const change = now?.history.find((one) => one.number === number);
  if (!now || !change) return undefined;
  if (to === 'client') return clientMail({ now, change, key });
  const [row] = await query(payload, sql`SELECT id FROM cases WHERE reference = ${caseReference}`);
  return agencyMail({ now, change, key }, Number(row?.id));
}
