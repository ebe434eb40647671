import type { Outcome } from '../outcome.ts';

export type Mail = {
  /** Stable per delivery, without angle brackets: the same mail sent twice is one mail to the reader's system. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  /** The id of the mail it belongs below. */
  inReplyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** A meeting, as calendars take it out of a mail (RFC 6047): its method stands in the file and in the mail alike. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** What no person wrote by hand (RFC 3834): a reply to somebody's request, or sent of our own accord. */
  automatic?: 'replied' | 'generated';
};

export type MailPort = {
  kind: 'local' | 'real';
  /** Where mails go, for the line printed at the start; without credentials. */
  target: string;
  send: (mail: Mail) => Promise<Outcome>;
};
