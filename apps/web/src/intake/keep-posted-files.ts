import { uploadInWords } from '@majak/desk/uploads/upload-name';
import type { Fault } from '@majak/tools/form/fault';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import { leftOutInWords, readUploads, type Upload, writeUploads } from '@majak/tools/form/kinds/uploads';
import { pathOnWire } from '@majak/tools/form/wire-names';
import { fileControl } from '../form/file-control.ts';
import { keepSentFile, uploadsField } from './keep-sent-file.ts';
import type { PostedFile } from './read-multipart.ts';

/**
 * Keeps the files of a plain form, each with its field, as if a script had sent them ahead.
 * @param typed The texts of the form by their paths.
 * @returns the texts with what was kept, and at the path of each field what is wrong with the files that were not.
 */
export async function keepPostedFiles(
  form: Form,
  { typed, files, client }: { typed: FieldTexts; files: readonly PostedFile[]; client: string },
): Promise<{ typed: FieldTexts; faults: Fault[] }> {
  const refused = new Map<string, string[]>();
  const leftOut = new Map<string, { max: number; names: string[] }>();
  const listed = new Map<string, Upload[]>();
  for (const { control, name, bytes } of files) {
    const path = pathOnWire(form.fields, fileControl.fieldOf(control) ?? '');
    const field = uploadsField(form, path);
    if (!field) continue;
    const before = listed.get(path) ?? readUploads(typed[path] ?? '') ?? [];
    const fault = (message: string) => refused.set(path, [...(refused.get(path) ?? []), message]);
    if (before.length >= field.max) {
      const others = leftOut.get(path)?.names ?? [];
      leftOut.set(path, { max: field.max, names: [...others, uploadInWords(name)] });
      continue;
    }
    const kept = await keepSentFile(form, { field: path, name, bytes }, client);
    if (kept.kind === 'kept') listed.set(path, [...before, kept.upload]);
    else fault(kept.message);
  }
  const texts = [...listed].map(([path, uploads]) => [path, writeUploads(uploads)]);
  const fields = new Set([...refused.keys(), ...leftOut.keys()]);
  const faults = [...fields].map((field) => {
    const over = leftOut.get(field);
    const said = [...(refused.get(field) ?? []), ...(over ? [leftOutInWords(over.max, over.names)] : [])];
    return { field, code: 'refused_upload', message: said.join(' ') };
  });
  return { typed: { ...typed, ...Object.fromEntries(texts) }, faults };
}
