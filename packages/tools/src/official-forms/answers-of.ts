import type { Field } from '../form/field.ts';

/** An answer that can be chosen, as it is posted and as people read it. */
export type ChosenAnswer = { value: string; label: string };

/** The answers of which one or some are chosen; none where anything can be answered. */
export function answersOf(field: Field): readonly ChosenAnswer[] {
  switch (field.kind) {
    case 'yesNo':
    case 'tick':
      return [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ];
    case 'choice':
    case 'choices':
      return field.options.map(({ value, label }) => ({ value: String(value), label }));
    default:
      return [];
  }
}
