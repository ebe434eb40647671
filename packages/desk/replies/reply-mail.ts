import { messageId, office, sender, signature } from '../outbox/mail-addresses.ts';
import type { Request, RequestReply } from '../payload-types.ts';
import type { Mail } from '../ports/mail/port.ts';

type Confirmed = Pick<Request, 'reference' | 'email' | 'channels'>;

/** Below the client's confirmation, under its subject: so that a reader's program keeps them together. */
const inThread = ({ reference, channels }: Confirmed): Pick<Mail, 'subject' | 'inReplyTo'> =>
  channels.split(' ').includes('confirmation')
    ? { subject: `Re: ${confirmationSubject(reference)}`, inReplyTo: messageId(`${reference}:confirmation`) }
    : { subject: `Your request ${reference}` };

/** What the confirmation of a request is called. */
export const confirmationSubject = (reference: string): string => `We have your request ${reference}`;

/** What somebody of the office answered; the client’s answer goes to the office. */
export const replyMail = (request: Confirmed, { text }: Pick<RequestReply, 'text'>, key: string): Mail => ({
  messageId: messageId(key),
  ...inThread(request),
  from: sender,
  to: String(request.email),
  replyTo: office,
  text: `${text}\n\n${signature}`,
});
