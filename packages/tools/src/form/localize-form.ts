import type { Fields } from './field.ts';
import type { Form } from './form.ts';

/** A form in the words of a site: `{country}` in a label is the name of its country. */
export const localizeForm = <Q extends Fields>(form: Form<Q>, country: string): Form => ({
  ...(form as Form),
  fields: Object.fromEntries(
    Object.entries(form.fields).map(([key, field]) => [
      key,
      { ...field, label: field.label.replace('{country}', country) },
    ]),
  ),
});
