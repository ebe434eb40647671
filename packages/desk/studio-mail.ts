import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { env } from './env.ts';
import { services } from './services.ts';
import { site } from './site.ts';

const defaultFromAddress = env.MAIL_FROM ?? site.email;

/** Mails of the studio itself, such as a forgotten password, take the same way as all others. */
export const studioMail: EmailAdapter = () => ({
  name: 'mail-port',
  defaultFromAddress,
  defaultFromName: site.brand,
  sendEmail: async (message) => {
    const outcome = await services.mail.send({
      messageId: `${randomUUID()}@${site.domain}`,
      from: defaultFromAddress,
      to: String(message.to),
      subject: message.subject ?? '',
      text: typeof message.text === 'string' ? message.text : '',
      html: typeof message.html === 'string' ? message.html : undefined,
      automatic: 'generated',
    });
    if (outcome.kind !== 'done') throw new Error(`The mail was not sent: ${outcome.error}`);
  },
});
