import type { Answers, Fields } from '@majak/tools/form/field';
import { optionNamed } from '@majak/ui/find-options';
import { choices } from '../contact/choices.ts';

const lists: Readonly<Record<string, Parameters<typeof optionNamed>[0]>> = choices;

const optionsOf = ({ list, names }: { list: string; names?: readonly string[] }) =>
  names?.map((name) => ({ value: name, label: name })) ?? lists[list];

/** No list has a longer name. */
const longest = 100;

/**
 * Answers with what was searched for in a list under the name that the list has for it. What a list does not know, or
 * knows of several, stays in the words that were typed.
 */
export const withCanonicalNames = (fields: Fields, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, value]) => {
      const field = fields[key];
      const options = field?.kind === 'search' ? optionsOf(field) : undefined;
      if (!options || typeof value !== 'string' || value.length > longest) return [key, value];
      return [key, optionNamed(options, value)?.value ?? value];
    }),
  );
