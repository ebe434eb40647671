import { forgetMail } from '../ports/mail/mail-files.ts';
import { mailDirectory } from '../services.ts';
import { messageId } from './mail-addresses.ts';

/** Takes away what the local mail port keeps of a request, also where mails have gone elsewhere since. */
export async function forgetMails(reference: string): Promise<void> {
  for (const channel of ['office', 'confirmation'])
    await forgetMail(mailDirectory, messageId(`${reference}:${channel}`));
}
