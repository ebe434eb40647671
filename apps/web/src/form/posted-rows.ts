import type { Fields } from '@majak/tools/form/field';
import { fieldAt } from '@majak/tools/form/inside';
import type { Typed } from '@majak/tools/form/typed';
import { withNewRow, withoutRow } from './rows.ts';

const isRows = (fields: Fields, table: string): boolean => fieldAt(fields, table)?.kind === 'rows';

/**
 * The texts of a plain post whose button asks for a row more (`add=children`) or one less (`remove=children.0`).
 * @returns nothing where the post is to be taken as it is.
 */
export function withPostedRows(
  fields: Fields,
  typed: Typed,
  post: Iterable<readonly [string, unknown]>,
): Typed | undefined {
  for (const [name, value] of post) {
    if (typeof value !== 'string') continue;
    if (name === 'add' && isRows(fields, value)) return withNewRow(fields, typed, value);
    const [, table = '', at] = /^(.+)\.(\d{1,4})$/.exec(value) ?? [];
    if (name === 'remove' && isRows(fields, table)) return withoutRow(typed, table, Number(at));
  }
  return undefined;
}
