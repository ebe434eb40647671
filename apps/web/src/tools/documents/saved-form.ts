import type { Opening } from '@majak/tools/documents/document';
import type { Answers } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import { saveFile } from '../save-file.ts';

/** Saves a form as a file, whole or not: nothing is sent. Its code comes with the first file. @returns its name. */
export async function saveForm(form: Form, answers: Answers): Promise<string> {
  const { writeSavedFile } = await import('@majak/tools/form/saved-file');
  const name = `${form.key}.json`;
  saveFile(new Blob([writeSavedFile(form, answers)], { type: 'application/json' }), name);
  return name;
}

/** How a saved form comes back from its file. */
export const savedFormOpening = (form: Form): Opening<Answers> => ({
  endings: ['.json'],
  maxBytes: 1024 ** 2,
  says: 'Opens a form that was saved here.',
  open: async (bytes) => {
    const { readSavedFile } = await import('@majak/tools/form/saved-file');
    const read = readSavedFile(form, new TextDecoder().decode(bytes));
    return read.ok ? { ok: true, value: { content: read.value, notes: [] } } : read;
  },
});
