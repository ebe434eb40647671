import { useMemo } from 'react';
import { Choice } from './controls.tsx';
import { countryOptions } from './countries.ts';
import type { Form } from './use-invoice.ts';

const home = [{ value: 'CZ', label: 'Czechia' }];

/** A country by its name, the near ones first. The names are those of the browser: the server does not write them. */
export function Country({ form, name }: { form: Form; name: string }) {
  const options = useMemo(() => (form.live ? countryOptions() : home), [form.live]);
  return <Choice form={form} name={name} options={options} />;
}
