import { serviceOptions } from '@majak/desk/site';
import { nationalities } from '@majak/tools/forms/contact-request/nationalities';
import { optionNamed } from '@majak/ui/find-options';
import type { Option } from '@majak/ui/option-list';

type Choice = Option & { freeMover?: boolean };

/** What the form offers under "nationality" and under "service", with every name by which each is found. */
export const choices: Readonly<Record<'cf_nationality' | 'cf_select_servicee', readonly Choice[]>> = {
  cf_nationality: nationalities().map(({ name, names, weight, freeMover }) => ({
    value: name,
    label: name,
    names,
    weight,
    freeMover,
  })),
  cf_select_servicee: serviceOptions.map(({ label, group, names }) => ({
    value: label,
    label,
    group,
    names,
  })),
};

/** No list has a longer name. */
const longest = 100;

/**
 * What was sent, with nationality and service under the names that the lists have for them. What a list does not know, or
 * knows of several, stays in the words that were typed.
 */
export function underListedNames(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const given = new Map<string, unknown>(Object.entries(input));
  for (const [field, options] of Object.entries(choices)) {
    const typed = given.get(field);
    const listed =
      typeof typed === 'string' && typed.length <= longest ? optionNamed(options, typed) : undefined;
    if (listed) given.set(field, listed.value);
  }
  return Object.fromEntries(given);
}
