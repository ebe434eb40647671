import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

const product = inject('product');

/**
 * A mail from the local mailbox, its lines put together and its letters decoded again. A letter that is no ASCII has two
 * bytes or more: `method=CANCEL` in a header only looks like one.
 */
const unfolded = (name: string): string =>
  readFileSync(path.join(product.dataDirectory, 'mail', name), 'utf8')
    .replace(/=\r\n/g, '')
    .replace(/(?:=[89A-F][\dA-F]){2,}|=3D/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

/** The mails that were sent to an address so far. @param named A part of the names of their files, for one kind of mail. */
export function mailedTo(email: string, named = ''): string[] {
  const folder = path.join(product.dataDirectory, 'mail');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.includes(named)) : [];
  return names.map(unfolded).filter((mail) => mail.includes(`To: ${email}`));
}
