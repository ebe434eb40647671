import type { Answers, Field } from '../form/field.ts';
import { nestedFields } from '../form/field-tree.ts';
import type { Form, FormStep } from '../form/form.ts';
import { formSteps } from '../form/steps.ts';
import type { Mapping } from './official-form.ts';

/** Keys of the answers that decide whether a field is asked, or one inside it, as far as these answers lead. */
function decidersOf(field: Field, given: Answers): string[] {
  const read: string[] = [];
  const watched = new Proxy(given, {
    get: (answers, key) => {
      read.push(String(key));
      return Reflect.get(answers, key);
    },
  });
  field.when?.(watched, watched);
  const ask = (inside: Field) => {
    inside.when?.({}, watched);
    for (const one of Object.values(nestedFields(inside) ?? {})) ask(one);
  };
  for (const one of Object.values(nestedFields(field) ?? {})) ask(one);
  return read;
}

/** The questions that a paper needs, under the pages on which they stand: what it is filled with, and what decides over that. */
export function askedForPaper(form: Form, mapping: Mapping, given: Answers): FormStep[] {
  const mapped = Object.values(mapping).map(({ path }) => path.split('.', 1)[0] ?? '');
  const keys = new Set(mapped.filter((key) => Object.hasOwn(form.fields, key)));
  // A set also goes over what is added on the way.
  for (const key of keys) {
    const field = form.fields[key];
    if (!field) continue;
    for (const decider of decidersOf(field, given))
      if (Object.hasOwn(form.fields, decider)) keys.add(decider);
  }
  return formSteps(form)
    .map((step) => ({ ...step, fields: step.fields.filter((key) => keys.has(key)) }))
    .filter(({ fields }) => fields.length > 0);
}
