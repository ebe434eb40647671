import MailComposer from 'nodemailer/lib/mail-composer';
import { compose } from './compose.ts';
import { writeMail } from './mail-files.ts';
import type { MailPort } from './port.ts';

/**
 * Keeps mails as files instead of sending them: one RFC 5322 `.eml` a message id.
 * @param options.directory Where they lie; made when it is missing.
 */
export function mailbox({ directory }: { directory: string }): MailPort {
  return {
    kind: 'local',
    target: directory,
    send: async (mail) => {
      const composed = compose(mail);
      if ('kind' in composed) return composed;
      try {
        const content = await new MailComposer({ ...composed.message, newline: 'windows' }).compile().build();
        await writeMail(directory, composed.id, content);
        return { kind: 'done', externalId: composed.id };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        return { kind: 'retry', error: `The mail could not be written (${code})`, inDoubt: false };
      }
    },
  };
}
