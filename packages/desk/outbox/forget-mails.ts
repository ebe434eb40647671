import { forgetMail } from '../ports/mail/mail-files.ts';
import { mailDirectory } from '../services.ts';
import { messageId } from './mail-addresses.ts';

/** Takes away what the local mail port keeps of a row's deliveries, also where mails have gone elsewhere since. */
export async function forgetMailsOf(reference: string, channels: readonly string[]): Promise<void> {
  for (const channel of channels) await forgetMail(mailDirectory, messageId(`${reference}:${channel}`));
}

/** The same of a request. */
export const forgetMails = (reference: string): Promise<void> =>
  forgetMailsOf(reference, ['office', 'confirmation']);
