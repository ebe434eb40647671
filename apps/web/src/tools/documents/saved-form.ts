import type { Opening } from '@majak/tools/documents/document';
import type { Answers } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import { formatDate } from '@majak/ui/format-date';
import { unknownNotes } from '../../form/unknown-notes.ts';
import { saveFile } from '../save-file.ts';

/** Saves a form as a file, whole or not: nothing is sent. Its code comes with the first file. @returns its name. */
export async function saveForm(form: Form, answers: Answers): Promise<string> {
  const { writeSavedPage } = await import('@majak/tools/form/saved-page');
  const name = `${form.key}.html`;
  const title = document.querySelector('main h1')?.textContent ?? form.key;
  const { origin, pathname } = location;
  const day = formatDate(new Date().toISOString().slice(0, 10));
  const page = writeSavedPage(form, { title, answers, address: origin + pathname, day });
  saveFile(new Blob([page], { type: 'text/html' }), name);
  return name;
}

/** How a saved form comes back from its file. */
export const savedFormOpening = (form: Form): Opening<Answers> => ({
  endings: ['.html', '.json'],
  maxBytes: 1024 ** 2,
  says: 'Opens a form that was saved here.',
  open: async (bytes) => {
    const { readSavedFile } = await import('@majak/tools/form/saved-file');
    const read = readSavedFile(form, new TextDecoder().decode(bytes));
    if (!read.ok) return read;
    const { answers, unknown } = read.value;
    return { ok: true, value: { content: answers, notes: unknownNotes(unknown) } };
  },
});
