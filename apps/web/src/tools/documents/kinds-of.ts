import type { Fields } from '@majak/tools/form/field';
import { nestedFields } from '@majak/tools/form/field-tree';

/** The kinds of all fields of a form, those inside groups and rows too. */
export const kindsOf = (fields: Fields): readonly string[] => [
  ...new Set(
    Object.values(fields).flatMap((field) => {
      const inside = nestedFields(field);
      return [field.kind, ...(inside ? kindsOf(inside) : [])];
    }),
  ),
];
