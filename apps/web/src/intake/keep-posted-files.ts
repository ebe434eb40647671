import type { Fault } from '@majak/tools/form/fault';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import { readUploads, type Upload, writeUploads } from '@majak/tools/form/kinds/uploads';
import { pathOnWire } from '@majak/tools/form/wire-names';
import { fileControl } from '../form/file-control.ts';
import { keepSentFile, uploadsField } from './keep-sent-file.ts';
import type { PostedFile } from './read-multipart.ts';

/**
 * Keeps the files of a plain form, each with its field, as if a script had sent them ahead.
 * @param typed The texts of the form by their paths.
 * @returns the texts with what was kept, and what is wrong with each file that was not, at the path of its field.
 */
export async function keepPostedFiles(
  form: Form,
  { typed, files, client }: { typed: FieldTexts; files: readonly PostedFile[]; client: string },
): Promise<{ typed: FieldTexts; faults: Fault[] }> {
  const faults: Fault[] = [];
  const listed = new Map<string, Upload[]>();
  for (const { control, name, bytes } of files) {
    const path = pathOnWire(form.fields, fileControl.fieldOf(control) ?? '');
    const field = uploadsField(form, path);
    if (!field) continue;
    const before = listed.get(path) ?? readUploads(typed[path] ?? '') ?? [];
    const fault = (message: string) => faults.push({ field: path, code: 'refused_upload', message });
    if (before.length >= field.max) {
      fault(`${field.label}: at most ${field.max} ${field.max === 1 ? 'file' : 'files'}. Remove one first.`);
      continue;
    }
    const kept = await keepSentFile(form, { field: path, name, bytes }, client);
    if (kept.kind === 'kept') listed.set(path, [...before, kept.upload]);
    else fault(kept.message);
  }
  const texts = [...listed].map(([path, uploads]) => [path, writeUploads(uploads)]);
  return { typed: { ...typed, ...Object.fromEntries(texts) }, faults };
}
