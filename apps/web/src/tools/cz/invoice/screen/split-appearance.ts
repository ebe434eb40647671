import type { Answers } from '@majak/tools/form/field';

/** What a form says of the invoice, and of how it looks. */
export function splitAppearance({ layout, accent, logo, ...given }: Answers): {
  given: Answers;
  look: Answers;
} {
  return { given, look: { layout, accent, logo } };
}
