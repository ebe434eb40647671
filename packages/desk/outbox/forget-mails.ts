import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { forgetMail } from '../ports/mail/mail-files.ts';
import { mailDirectory } from '../services.ts';
import { type Carrier, mailsOf, tableOf } from './collections.ts';
import { messageId } from './mail-addresses.ts';
import { daysBefore } from './retention.ts';

/** Takes away what the local mail port keeps of a row's deliveries, also where mails have gone elsewhere since. */
export async function forgetMails(kind: Carrier, reference: string): Promise<void> {
  for (const channel of mailsOf[kind]) await forgetMail(mailDirectory, messageId(`${reference}:${channel}`));
}

/** A mail that was under way while its row was erased is written down after it: an hour later it is gone too. */
export async function forgetLateMails(payload: Payload, kind: Carrier, now: Date): Promise<void> {
  const late = await query(
    payload,
    sql`SELECT reference FROM ${sql.identifier(tableOf[kind])} WHERE redacted_at > ${daysBefore(now, 1 / 24)}`,
  );
  for (const { reference } of late) await forgetMails(kind, String(reference));
}
