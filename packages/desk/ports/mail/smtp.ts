import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { SMTPPoolOptions } from 'nodemailer/lib/smtp-pool';
import { compose } from './compose.ts';
import type { MailPort } from './port.ts';
import { smtpOutcome } from './smtp-outcome.ts';

type Options = {
  /** `smtp://user:password@host:port` (STARTTLS when offered) or `smtps://…` (TLS from the first byte). */
  url: string;
  /** For one step of the dialogue; an attempt, its wait for a free connection included, takes three times as long. */
  timeoutMs: number;
};

const stepsInTime = 3;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/**
 * STARTTLS is required as soon as a password would travel to another machine, so that nobody on the way can talk the
 * two out of it; `?requireTLS=true|false` says otherwise.
 */
function settingsOf({ url, timeoutMs }: Options): SMTPPoolOptions & { pool: true } {
  const parsed = new URL(url);
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1');
  const user = decodeURIComponent(parsed.username);
  const pass = decodeURIComponent(parsed.password);
  const required = parsed.searchParams.get('requireTLS');
  return {
    pool: true,
    host,
    port: parsed.port ? Number(parsed.port) : undefined,
    secure: parsed.protocol === 'smtps:',
    requireTLS: required ? required === 'true' : pass !== '' && !isLoopback(host),
    auth: user || pass ? { user, pass } : undefined,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A kept connection may have been closed meanwhile: once more, and only while nothing of the message was sent.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends mails through an SMTP server over kept connections.
 * @throws TypeError if `url` is not a URL.
 */
export function smtp({ url, timeoutMs = 10_000 }: Pick<Options, 'url'> & Partial<Options>): MailPort {
  const parsed = new URL(url);
  const transport = createTransport(settingsOf({ url, timeoutMs }));
  /** What each attempt, known by its signal, has to send. */
  const streams = new WeakMap<AbortSignal, Readable>();
  transport.use('stream', (mail, done) => {
    const { message } = mail;
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (streamOptions) => {
      const stream = createReadStream(streamOptions);
      if (mail.data.signal) streams.set(mail.data.signal, stream);
      return stream;
    };
    done();
  });
  return {
    kind: 'real',
    target: `${parsed.protocol}//${parsed.host}`,
    send: async (mail) => {
      const composed = compose(mail);
      if ('kind' in composed) return composed;
      const signal = AbortSignal.timeout(timeoutMs * stepsInTime);
      try {
        await transport.sendMail({ ...composed.message, signal });
        return { kind: 'done', externalId: composed.id };
      } catch (error) {
        // The stream is read only after the server said 354: from then on the mail may have been taken.
        return smtpOutcome(error, streams.get(signal)?.readableDidRead ?? false);
      }
    },
  };
}
