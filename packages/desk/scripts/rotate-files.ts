import { rotateWork } from '../kept-work/rotate-work.ts';
import { openPayload } from '../payload.ts';
import { FilesUnavailable } from '../ports/files/port.ts';
import { rotateUploads } from '../uploads/rotate-uploads.ts';

/** Encrypts all uploads, and what clients keep with their account, anew with the newest of FILES_KEYS. Fails if one could not be opened: its key is still needed. */
process.exitCode = 1;
const payload = await openPayload();
const files = await rotateUploads(payload).catch((error: unknown) => {
  if (!(error instanceof FilesUnavailable)) throw error;
  console.error(
    'The store of files does not answer. Run it again when it does, and keep the keys until then.',
  );
  return process.exit(1);
});
const work = await rotateWork(payload);
const [sealed, broken] = [files.sealed + work.sealed, files.broken + work.broken];
console.log(`${sealed} files are encrypted with the newest key.`);
if (broken > 0) console.error(`${broken} files could not be opened: keep the keys that you have.`);
process.exit(broken > 0 ? 1 : 0);
