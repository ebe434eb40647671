import { fillOfficialForm, unprintableInWords } from '@majak/desk/official-forms/fill-official-form';
import type { OfferedPaper } from '@majak/desk/official-forms/find-official-form';
import { FilesUnavailable } from '@majak/desk/ports/files/port';
import type { Fault } from '@majak/tools/form/fault';
import type { Answers } from '@majak/tools/form/field';
import type { Application } from '@majak/tools/forms/application';
import { problem } from '../problem.ts';
import { downloadResponse } from '../tools/documents/download-response.ts';
import { respondFromQueue } from '../tools/documents/respond-from-queue.ts';

const away = () =>
  problem({
    status: 503,
    title: 'We can’t read the official form right now. Try again in a minute.',
    headers: { 'Retry-After': '60' },
  });

type Unprintable = readonly { label: string; letters: string }[];

/** The questions whose answers cannot be printed, by the boxes that they fill in. */
function faultsAt({ paper: { fields, mapping } }: OfferedPaper, unprintable: Unprintable): Fault[] {
  const found = fields.flatMap(({ name, label }) => {
    const path = mapping[name]?.path;
    const letters = unprintable.find((one) => one.label === label)?.letters;
    const message = `These letters can’t be printed: ${letters}. Write them in Latin letters, as in the passport`;
    return path && letters ? [{ field: path, code: 'letters', message }] : [];
  });
  return [...new Map(found.map((fault) => [fault.field, fault])).values()];
}

type Given = OfferedPaper & { application: Application; answers: Answers; signal: AbortSignal };

/** A paper filled in with answers, as a download; 422 where a letter cannot be printed, 503 where it cannot be made now. */
export const fillInResponse = ({ application: { slug, form }, ...given }: Given): Promise<Response> =>
  respondFromQueue(async () => {
    try {
      const filled = await fillOfficialForm({ ...given, form });
      if (!filled) return away();
      if ('unprintable' in filled)
        return problem({
          status: 422,
          title: unprintableInWords(filled.unprintable),
          errors: faultsAt(given, filled.unprintable),
        });
      const body = new Uint8Array(filled.pdf);
      return downloadResponse({ body, type: 'application/pdf', name: `${slug}.pdf` });
    } catch (error) {
      if (error instanceof FilesUnavailable) return away();
      throw error;
    }
  });
