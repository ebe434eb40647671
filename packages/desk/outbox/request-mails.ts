import { env } from '../env.ts';
import type { Request } from '../payload-types.ts';
import type { Mail } from '../ports/mail/port.ts';
import { site } from '../site.ts';

const from = `${site.brand} <${env.MAIL_FROM ?? site.email}>`;
const office = env.OFFICE_EMAIL ?? site.email;

/** Our own id of a mail, the same at every attempt. */
const messageId = (key: string) => `${key.replace(':', '.').toLowerCase()}@${site.domain}`;

const summary = (request: Request): string =>
  [
    `Name:        ${request.cf_full_name}`,
    `E-mail:      ${request.email}`,
    `Phone:       ${request.cf_client_phone_number}`,
    `EU citizen:  ${request.cf_eu_citizen}`,
    `Nationality: ${request.cf_nationality}`,
    `Service:     ${request.cf_select_servicee}`,
    '',
    String(request.description),
  ].join('\n');

/** Tells the office of a request; a reply goes to the client. */
export const officeMail = (request: Request, key: string): Mail => ({
  messageId: messageId(key),
  from,
  to: office,
  replyTo: String(request.email),
  subject: `${request.reference}: ${request.cf_select_servicee}`,
  text: `A request came in through the website.\n\n${summary(request)}\n\nIn the studio: ${env.studioUrl}/admin/collections/requests/${request.id}\n`,
});

/** Tells the client that the request arrived, what happens next, and what was written. */
export const confirmationMail = (request: Request, key: string): Mail => ({
  messageId: messageId(key),
  from,
  to: String(request.email),
  replyTo: office,
  subject: `We have your request ${request.reference}`,
  text: `Hello ${request.cf_full_name},

We have received your request and will get back to you shortly.

Your reference is ${request.reference}. Keep it: it is how we find your request when you call or write.

What happens next
1. A person reads your request. We answer e-mails the same day we work, most within 15 minutes in office hours (${site.openingHours}).
2. You agree with us on a meeting, by video or in the office, as early as 12 hours later.
3. You get the fixed price in writing before anything starts.

If you have not heard from us after a day, look into your spam folder, then call ${site.phone.shown}.

What you sent us
${summary(request)}

${site.brand}
${site.address.street}, ${site.address.zip} ${site.address.city}
${site.email} · ${site.phone.shown}
`,
});
