import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { safeMailId } from './compose.ts';

/** A mail of the local port as a page shows it; `date` is ISO 8601. */
export type LocalMail = { id: string; from: string; to: string; subject: string; date: string; text: string };

const extension = '.eml';
/** A file name and nothing else: no separator, no leading dot. */
const fileId = /^[\w+=-][\w.+=@-]{0,200}$/;

/** How a file begins that was being written: one whose process died is left behind. */
const halfWritten = (id: string): string => `.${id}~`;

/** Writes the whole file or nothing of it: a reader never sees half a mail. */
export async function writeMail(directory: string, id: string, content: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  const temporary = path.join(directory, `${halfWritten(id)}${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, path.join(directory, `${id}${extension}`));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const shown = (address: Address | undefined): string =>
  address?.name ? `${address.name} <${address.address ?? ''}>` : (address?.address ?? '');

/**
 * Reads one mail of the local port.
 * @returns undefined for an id that is not a mail here; an id can never leave the directory.
 */
export async function readMail(directory: string, id: string): Promise<LocalMail | undefined> {
  if (!fileId.test(id)) return undefined;
  const content = await readFile(path.join(directory, `${id}${extension}`)).catch(() => undefined);
  if (!content) return undefined;
  const mail = await PostalMime.parse(content);
  return {
    id,
    from: shown(mail.from),
    to: (mail.to ?? []).map(shown).join(', '),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: (mail.text ?? '').trimEnd(),
  };
}

/** The mails of the local port, newest first, at most `limit`. */
export async function listMails(directory: string, limit = 200): Promise<LocalMail[]> {
  const names = await readdir(directory).catch(() => []);
  const ids = names
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length));
  const dated = await Promise.all(
    ids.map(async (id) => ({
      id,
      writtenMs: await stat(path.join(directory, `${id}${extension}`)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  dated.sort((one, other) => other.writtenMs - one.writtenMs);
  const mails = await Promise.all(dated.slice(0, limit).map(({ id }) => readMail(directory, id)));
  return mails.filter((mail) => mail !== undefined);
}

/** Leaves nothing of one mail of the local port, what was half written of it included. */
export async function forgetMail(directory: string, messageId: string): Promise<void> {
  const id = safeMailId(messageId);
  const names = await readdir(directory).catch(() => []);
  const gone = names.filter((name) => name === `${id}${extension}` || name.startsWith(halfWritten(id)));
  await Promise.all(gone.map((name) => rm(path.join(directory, name), { force: true })));
}
