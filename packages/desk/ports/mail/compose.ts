import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Outcome } from '../outcome.ts';
import type { Mail } from './port.ts';

type Refused = Extract<Outcome, { kind: 'refused' }>;
type Composed = { id: string; message: SendMailOptions };

/** Line ends, control characters, half surrogates, and the marks that turn the direction of what follows. */
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const bracketed = /^(?<name>.*?)\s*<(?<address>[^<>]*)>$/s;
const plainAddress = /^[^\s@<>(),;:\\"[\]\p{C}]+@[^\s@<>(),;:\\"[\]\p{C}]+$/u;
const plainId = /^[\w+=-][\w.+=-]*@[\w.-]+$/;

/** `=?` would start an encoded word (RFC 2047): the reader's program would turn it into what was kept out here. */
const oneLine = (text: string): string => text.replace(unsafe, ' ').replaceAll('=?', '= ?').trim();

/**
 * Reads exactly one mailbox, `a@b.cz` or `Name <a@b.cz>`. All before the last bracket is a name, whatever it holds:
 * a name with commas, brackets or line ends cannot become a second recipient or a header.
 */
function mailboxOf(text: string): { name: string; address: string } | undefined {
  const parts = bracketed.exec(text.trim())?.groups;
  const address = (parts?.address ?? text).trim();
  if (!plainAddress.test(address)) return undefined;
  const name = oneLine(parts?.name ?? '').replace(/^"(.*)"$/, '$1');
  return { name, address };
}

/** Tells other programs not to answer: the standard's word (RFC 3834, section 5), and Exchange's ([MS-OXCMAIL] 2.1.3.2.20). */
const automaticHeaders = (kind: NonNullable<Mail['automatic']>) => ({
  'Auto-Submitted': `auto-${kind}`,
  'X-Auto-Response-Suppress': 'All',
});

/** Where readers' programs put a mail: below the one that it answers (RFC 5322, 3.6.4). */
const threadedBelow = (messageId: string) => {
  const id = `<${safeMailId(messageId)}>`;
  return { inReplyTo: id, references: id };
};

/** A message id that is safe in a header and as a file name: itself when it is plain, else a digest of it. */
export function safeMailId(messageId: string): string {
  if (messageId.length <= 150 && plainId.test(messageId)) return messageId;
  return `${createHash('sha256').update(messageId).digest('hex').slice(0, 40)}@mail.invalid`;
}

/** Turns our mail into what the composer takes, or says why no server would ever take it. */
export function compose(mail: Mail): Composed | Refused {
  const from = mailboxOf(mail.from);
  const to = mailboxOf(mail.to);
  // A reply address that is none is left out: the mail matters more, and the address stands in its text.
  const replyTo = mail.replyTo === undefined ? undefined : mailboxOf(mail.replyTo);
  if (!from) return { kind: 'refused', error: 'The sender is not one e-mail address' };
  if (!to) return { kind: 'refused', error: 'The recipient is not one e-mail address' };
  const id = safeMailId(mail.messageId);
  const message: SendMailOptions = {
    messageId: `<${id}>`,
    from,
    to,
    replyTo,
    ...(mail.inReplyTo ? threadedBelow(mail.inReplyTo) : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'invitation.ics' } } : {}),
    headers: mail.automatic && automaticHeaders(mail.automatic),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return { id, message };
}
