import type { Fields } from '@majak/tools/form/field';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { fieldAt } from '@majak/tools/form/field-tree';
import { readUploads, writeUploads } from '@majak/tools/form/kinds/uploads';
import { withNewRow, withoutRow } from './rows.ts';

const isRows = (fields: Fields, table: string): boolean => fieldAt(fields, table)?.kind === 'rows';

/**
 * The texts of a plain post whose button asks for a row more (`add=children`) or one less (`remove=children.0`), or
 * that a file is taken out.
 * @returns nothing where the post is to be taken as it is.
 */
export function withPlainPostRows(
  fields: Fields,
  typed: FieldTexts,
  post: Iterable<readonly [string, unknown]>,
): FieldTexts | undefined {
  for (const [name, value] of post) {
    if (typeof value !== 'string') continue;
    if (name === 'add' && isRows(fields, value)) return withNewRow(fields, typed, value);
    const [, table = '', at] = /^(.+)\.(\d{1,4})$/.exec(value) ?? [];
    if (name === 'remove' && isRows(fields, table)) return withoutRow(typed, table, Number(at));
    if (name === 'remove' && fieldAt(fields, table)?.kind === 'uploads')
      return { ...typed, [table]: writeUploads(readUploads(typed[table] ?? '')?.toSpliced(Number(at), 1)) };
  }
  return undefined;
}
