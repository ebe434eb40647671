import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Payload } from 'payload';
import { openUpload } from '../uploads/open-upload.ts';
import { type KeptFile, tellPerson } from '../use-cases/export-person.ts';
import { listSessions } from './client-session.ts';

/** Names that unpack everywhere: no folder, no hidden file, nothing that a file system takes for a command. */
const plainName = (name: string): string => name.replace(/[^\p{L}\p{N} ._-]/gu, '_').replace(/^[.\s]+/, '_');

/** Where a file lies in the archive, each at a place of its own. */
const placeOf = ({ reference, name }: KeptFile, at: number): string =>
  `files/${plainName(reference.replace(/^case:/, ''))}/${at}-${plainName(name)}`;

/**
 * Everything that is held under an address, as a ZIP: `personal-data.json`, and each file as it was sent. It is made
 * while it is read, one file at a time.
 */
export async function exportClient(
  payload: Payload,
  email: string,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const files: (KeptFile & { place: string })[] = [];
  const data = await tellPerson(
    {
      payload,
      tellFile: async (file) => {
        const place = placeOf(file, files.length + 1);
        files.push({ ...file, place });
        return { name: file.name, type: file.type, size: file.size, file: place };
      },
    },
    email,
    now,
  );
  const sessions = (await listSessions(payload, email, now)).map(
    ({ id: _, email: __, ...session }) => session,
  );
  return zipped(JSON.stringify({ ...data, sessions }, null, 2), files);
}

function zipped(json: string, files: readonly (KeptFile & { place: string })[]): ReadableStream<Uint8Array> {
  const waiting = [...files];
  let archive: Zip | undefined;
  return new ReadableStream({
    start(controller) {
      archive = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
      const entry = new ZipDeflate('personal-data.json');
      archive.add(entry);
      entry.push(Buffer.from(json), true);
    },
    async pull() {
      const file = waiting.shift();
      if (!file) return archive?.end();
      // One that cannot be opened is named in the list all the same.
      const bytes = await openUpload(file.key).catch(() => undefined);
      // Pictures and PDFs are compressed already.
      const entry = new ZipPassThrough(file.place);
      archive?.add(entry);
      entry.push(bytes ?? new Uint8Array(), true);
    },
  });
}
