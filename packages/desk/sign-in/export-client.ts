import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Payload } from 'payload';
import { listWork, openWork } from '../kept-work/kept-work.ts';
import { logFailure } from '../log.ts';
import { openUpload } from '../uploads/open-upload.ts';
import { type KeptFile, tellPerson } from '../use-cases/export-person.ts';
import { listSessions } from './client-session.ts';

/** Names that unpack everywhere: no folder, no hidden file, nothing that a file system takes for a command. */
const plainName = (name: string): string => name.replace(/[^\p{L}\p{N} ._-]/gu, '_').replace(/^[.\s]+/, '_');

/** Where a file lies in the archive, each at a place of its own. */
const placeOf = ({ reference, name }: KeptFile, at: number): string =>
  `files/${plainName(reference.replace(/^case:/, ''))}/${at}-${plainName(name)}`;

/** A file of the archive, and what `personal-data.json` says of it. */
type Packed = { key: string; place: string; told: { file: string | null; missing?: string } };

const missing = 'We couldn’t open this file. Download your data again later, or ask us for it.';

/**
 * Everything that is held under an address, as a ZIP: each file as it was sent, and `personal-data.json`, which also says
 * which file could not be opened. It is made while it is read, one file at a time.
 */
export async function exportClient(
  payload: Payload,
  email: string,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const files: Packed[] = [];
  const data = await tellPerson(
    {
      payload,
      tellFile: async (file) => {
        const place = placeOf(file, files.length + 1);
        const told = { name: file.name, type: file.type, size: file.size, file: place };
        files.push({ key: file.key, place, told });
        return told;
      },
    },
    email,
    now,
  );
  const sessions = (await listSessions(payload, email, now)).map(
    ({ id: _, email: __, ...session }) => session,
  );
  const keptWork = await workOf(payload, email);
  return zipped(files, () => JSON.stringify({ ...data, keptWork, sessions }, null, 2));
}

/** What the client kept from their browser, as it was kept: in no export but their own. */
async function workOf(payload: Payload, email: string) {
  const listed = await listWork(payload, email);
  return Promise.all(
    listed.map(async ({ name, keptAt }) => ({
      name,
      keptAt,
      content: await openWork(payload, email, name).then(
        (work) => work?.text ?? null,
        (error: unknown) => {
          logFailure('Kept work could not be taken along', error);
          return null;
        },
      ),
    })),
  );
}

async function openOrSay({ key, told }: Packed): Promise<Buffer | undefined> {
  const bytes = await openUpload(key).catch((error: unknown) => {
    logFailure('A file could not be taken along', error);
    return undefined;
  });
  if (!bytes) Object.assign(told, { file: null, missing });
  return bytes;
}

/** @param list What is said of the files, once it is known which there are. */
function zipped(files: readonly Packed[], list: () => string): ReadableStream<Uint8Array> {
  const waiting = [...files];
  let archive: Zip | undefined;
  return new ReadableStream({
    start(controller) {
      archive = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const bytes = await openOrSay(file);
        if (!bytes) continue;
        // Pictures and PDFs are compressed already.
        const entry = new ZipPassThrough(file.place);
        archive?.add(entry);
        entry.push(bytes, true);
        return;
      }
      const entry = new ZipDeflate('personal-data.json');
      archive?.add(entry);
      entry.push(Buffer.from(list()), true);
      archive?.end();
    },
  });
}
