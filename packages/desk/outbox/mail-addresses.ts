import { env } from '../env.ts';
import { site } from '../site.ts';

/** Whom mails come from. */
export const sender = `${site.brand} <${env.MAIL_FROM ?? site.email}>`;

/** Where the office reads its mails. */
export const office = env.OFFICE_EMAIL ?? site.email;

/** Our own id of a mail, the same at every attempt. */
export const messageId = (key: string): string => `${key.replace(':', '.').toLowerCase()}@${site.domain}`;

/** Who writes, below every mail. */
export const signature = `${site.brand}
${site.address.street}, ${site.address.zip} ${site.address.city}
${site.email} · ${site.phone.shown}
`;
