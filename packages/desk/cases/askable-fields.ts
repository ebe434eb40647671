import type { Fields } from '@majak/tools/form/field';
import type { AskableField } from './desk-view-schema.ts';

/** The questions of a form, as data that goes over the wire. @param known What stands in them from the start. */
export const askableFields = (
  fields: Fields,
  known: Readonly<Record<string, string | null | undefined>> = {},
): AskableField[] =>
  Object.entries(fields).map(([key, field]) => ({
    key,
    label: field.label,
    ...(field.hint ? { hint: field.hint } : {}),
    // What is answered from the start cannot be left out.
    optional: field.optional && !(field.kind === 'yesNo' && known[key]),
    ...(known[key] ? { start: known[key] } : {}),
    kind: field.kind,
    ...(field.kind === 'choice'
      ? {
          options: field.options.map(({ value, label, group }) => ({
            value: String(value),
            label,
            ...(group ? { group } : {}),
          })),
        }
      : {}),
    ...(field.kind === 'longText' && field.rows ? { rows: field.rows } : {}),
  }));
