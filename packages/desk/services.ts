import path from 'node:path';
import { env } from './env.ts';
import { localFiles } from './ports/files/local.ts';
import type { FilesPort } from './ports/files/port.ts';
import { s3Files } from './ports/files/s3.ts';
import { freshdesk } from './ports/help-desk/freshdesk.ts';
import { localHelpDesk } from './ports/help-desk/local.ts';
import type { HelpDeskPort } from './ports/help-desk/port.ts';
import { mailbox } from './ports/mail/local.ts';
import type { MailPort } from './ports/mail/port.ts';
import { smtp } from './ports/mail/smtp.ts';
import { localPayments } from './ports/payments/local.ts';
import type { PaymentsPort } from './ports/payments/port.ts';
import { stripePayments } from './ports/payments/stripe.ts';
import { countryRegisters } from './ports/registers/country-registers.ts';
import { formatsOnly } from './ports/registers/local.ts';
import type { RegistersPort } from './ports/registers/port.ts';
import { site } from './site.ts';

/** Where mails of the local port lie, one `.eml` each. */
export const mailDirectory = path.join(env.DATA_DIR, 'mail');

const mail: MailPort = env.SMTP_URL
  ? smtp({ url: env.SMTP_URL, timeoutMs: env.SMTP_TIMEOUT_MS })
  : mailbox({ directory: mailDirectory });

const helpDesk: HelpDeskPort =
  env.FRESHDESK_DOMAIN && env.FRESHDESK_KEY
    ? freshdesk({ domain: env.FRESHDESK_DOMAIN, key: env.FRESHDESK_KEY, timeoutMs: env.FRESHDESK_TIMEOUT_MS })
    : localHelpDesk();

const registers: RegistersPort =
  env.REGISTERS === 'on'
    ? await countryRegisters(
        site.jurisdiction,
        {
          viesOrigin: env.VIES_URL,
          requester: env.REGISTERS_VAT_NUMBER ?? undefined,
          timeoutMs: env.REGISTERS_TIMEOUT_MS,
        },
        env.COMPANY_REGISTER_URL,
      )
    : formatsOnly({ answer: env.REGISTERS === 'unavailable' ? 'unavailable' : 'notChecked' });

const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
const files: FilesPort =
  bucket && accessKeyId && secretAccessKey
    ? s3Files({
        endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
        bucket,
        region: env.S3_REGION,
        accessKeyId,
        secretAccessKey,
        timeoutMs: env.S3_TIMEOUT_MS,
      })
    : localFiles({ directory: path.join(env.DATA_DIR, 'files') });

/** The bank of this machine, whose pages the site shows while no other is named. */
export const localBank = {
  directory: path.join(env.DATA_DIR, 'bank'),
  secret: `local bank:${env.secret}`,
  origin: env.webUrl,
};

const payments: PaymentsPort =
  env.STRIPE_KEY && env.STRIPE_WEBHOOK_SECRET
    ? stripePayments({
        key: env.STRIPE_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        origin: env.STRIPE_URL,
        timeoutMs: env.STRIPE_TIMEOUT_MS,
      })
    : localPayments(localBank);

/** The outside world, as this environment has it: the one place where an adapter is chosen. */
export const services = { mail, helpDesk, registers, files, payments } as const;

/** A line a port, for people who start the product. */
export const describePorts = (): string[] =>
  Object.entries(services).map(([name, port]) => `${name.padEnd(9)} ${port.kind.padEnd(6)} ${port.target}`);
