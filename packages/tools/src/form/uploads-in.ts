import type { Answers, Fields } from './field.ts';
import { isPlainObject, nestedFields } from './field-tree.ts';
import { type Upload, uploadList } from './kinds/uploads.ts';

/** The uploads of one field, by its path. */
export type FieldUploads = { path: string; uploads: readonly Upload[] };

/** All uploads that answers name, wherever they stand in groups and rows. What was erased is none. */
export const uploadsIn = (fields: Fields, answers: Answers, above = ''): FieldUploads[] =>
  Object.entries(fields).flatMap(([key, field]): FieldUploads[] => {
    const [path, value] = [above + key, answers[key]];
    if (field.kind === 'uploads') {
      const uploads = uploadList(value);
      return uploads.length > 0 ? [{ path, uploads }] : [];
    }
    if (field.kind === 'group' && isPlainObject(value)) return uploadsIn(field.fields, value, `${path}.`);
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row: unknown, at) =>
      isPlainObject(row) ? uploadsIn(field.columns, row, `${path}.${at}.`) : [],
    );
  });

/** Whether a form takes files, wherever in it: without a script it then has to be posted as multipart. */
export const takesUploads = (fields: Fields): boolean =>
  Object.values(fields).some((field) => field.kind === 'uploads' || takesUploads(nestedFields(field) ?? {}));
