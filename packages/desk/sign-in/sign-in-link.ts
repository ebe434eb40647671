import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { forgetMails } from '../outbox/forget-mails.ts';
import { insertOnce } from '../submissions/insert-once.ts';
import { isCodeOf } from './link-token.ts';

/** How long a mailed link is good for. */
export const linkMinutes = 10;
const mostCodes = 5;

/** One sign-in that waits for its link: by what the provider and the browser know it. */
export type WaitingBrowser = {
  /** What waits at the provider. */
  interaction: string;
  /** A digest of what only the browser has that began. */
  browser: string;
};

export type SignInLink = WaitingBrowser & {
  reference: string;
  email: string;
  state: 'open' | 'used' | 'expired';
  wrongCodes: number;
};

const columns = sql`reference, interaction, browser, email, expires_at, approved_at, wrong_codes`;

function linkOf(row: Record<string, unknown>, now: Date): SignInLink {
  const isPast = new Date(String(row.expires_at)) <= now || Number(row.wrong_codes) >= mostCodes;
  return {
    reference: String(row.reference),
    interaction: String(row.interaction),
    browser: String(row.browser),
    email: String(row.email),
    state: row.approved_at ? 'used' : isPast ? 'expired' : 'open',
    wrongCodes: Number(row.wrong_codes),
  };
}

/**
 * Has a link sent to an address. Whatever is known of the address, the same is done: one row, which carries its mail. A link that the
 * same browser asked for before is good for nothing from now on.
 */
export async function askForLink(
  payload: Payload,
  { interaction, browser, email }: WaitingBrowser & { email: string },
  now = new Date(),
): Promise<void> {
  const at = now.toISOString();
  await query(
    payload,
    sql`UPDATE sign_ins SET expires_at = ${at}
        WHERE interaction = ${interaction} AND browser = ${browser} AND approved_at IS NULL AND expires_at > ${at}`,
  );
  const reference = randomBytes(16).toString('hex');
  await insertOnce(payload, 'sign_ins', {
    reference,
    interaction,
    browser,
    email,
    expires_at: new Date(now.getTime() + linkMinutes * 60_000).toISOString(),
    wrong_codes: 0,
    status: 'REQUESTED',
    channels: 'link',
    idempotency_key: reference,
  });
}

/** The link that a waiting browser asked for last; nothing where it asked for none. */
export async function linkOfBrowser(
  payload: Payload,
  { interaction, browser }: WaitingBrowser,
  now = new Date(),
): Promise<SignInLink | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT ${columns} FROM sign_ins WHERE interaction = ${interaction} AND browser = ${browser}
        ORDER BY id DESC LIMIT 1`,
  );
  return row && linkOf(row, now);
}

/** A link by its reference. Looking at it spends nothing: programs that check mails open every link in them. */
export async function findLink(
  payload: Payload,
  reference: string,
  now = new Date(),
): Promise<SignInLink | undefined> {
  const [row] = await query(payload, sql`SELECT ${columns} FROM sign_ins WHERE reference = ${reference}`);
  return row && linkOf(row, now);
}

const isOpen = (now: Date) =>
  sql`approved_at IS NULL AND expires_at > ${now.toISOString()} AND wrong_codes < ${mostCodes}`;

/** Lets the waiting browser in. @returns false where the link was spent or had run out: one of two who press at once is told so. */
export async function spendLink(payload: Payload, reference: string, now = new Date()): Promise<boolean> {
  const spent = await query(
    payload,
    sql`UPDATE sign_ins SET approved_at = ${now.toISOString()} WHERE reference = ${reference} AND ${isOpen(now)} RETURNING id`,
  );
  return spent.length > 0;
}

/**
 * The same from another browser than the one that waits, by the code that this one shows: a link alone, forwarded or
 * opened by a program, lets nobody in. Wrong ones are counted, and after five the link is good for nothing.
 */
export async function spendLinkByCode(
  payload: Payload,
  { reference, code }: { reference: string; code: string },
  now = new Date(),
): Promise<boolean> {
  if (isCodeOf(code, reference)) return spendLink(payload, reference, now);
  await query(
    payload,
    sql`UPDATE sign_ins SET wrong_codes = wrong_codes + 1 WHERE reference = ${reference} AND ${isOpen(now)}`,
  );
  return false;
}

/**
 * The address that was proved for what waits at the provider; nothing as long as nobody has pressed the button. It counts
 * for the browser that began alone: another one that was led to the same page proves an address for nobody.
 */
export async function approvedEmail(
  payload: Payload,
  { interaction, browser }: WaitingBrowser,
): Promise<string | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT email FROM sign_ins
        WHERE interaction = ${interaction} AND browser = ${browser} AND approved_at IS NOT NULL
        ORDER BY approved_at DESC LIMIT 1`,
  );
  return row && String(row.email);
}

/** Forgets every link of an address, and with `before` those that ran out by then. */
export async function forgetLinks(
  payload: Payload,
  which: { email: string } | { before: Date },
): Promise<void> {
  const chosen =
    'email' in which ? sql`email = ${which.email}` : sql`expires_at < ${which.before.toISOString()}`;
  const rows = await query(payload, sql`SELECT reference FROM sign_ins WHERE ${chosen}`);
  for (const { reference } of rows) await forgetMails('sign-ins', String(reference));
  await query(
    payload,
    sql`DELETE FROM outbox WHERE kind = 'sign-ins' AND reference IN (SELECT reference FROM sign_ins WHERE ${chosen})`,
  );
  await query(payload, sql`DELETE FROM sign_ins WHERE ${chosen}`);
}
