import { env } from '../env.ts';
import { messageId, sender, signature } from '../outbox/mail-addresses.ts';
import type { Mail } from '../ports/mail/port.ts';
import { site } from '../site.ts';
import { linkToken } from './link-token.ts';
import { linkMinutes } from './sign-in-link.ts';

/** Carries the link by which somebody signs in. What it repeats of what was typed is the address it goes to. */
export const signInMail = (
  { reference, email }: { reference: string; email: string },
  key: string,
): Mail => ({
  messageId: messageId(key),
  from: sender,
  to: email,
  subject: `Your sign-in to ${site.brand}`,
  automatic: 'generated',
  text: `Hello,

somebody, most likely you, wants to sign in to ${site.brand} with this address. Open this page and press the button on it:

${env.webUrl}/sign-in/link/${linkToken(reference)}

It’s good for ${linkMinutes} minutes and one sign-in. If you open it on another device than the one where you started, it asks for the code that’s shown there.

If it wasn’t you, you don’t have to do anything. Nobody gets in without this link.

${signature}`,
});
