import { describedBy, FieldError, FieldHint } from '@majak/ui/field';
import { use } from 'react';
import { controlProps, type FieldProps } from './field-components.ts';
import { FormFields } from './form-fields.tsx';
import { HeadedBy } from './headed-by.ts';

/** Fields that belong together, under one heading. */
export function GroupField(props: FieldProps<'group'>) {
  const { screen, drawing, path, field } = props;
  const { id, label, hint, error } = controlProps(props);
  const isNamed = use(HeadedBy) === label;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy(id, { hint, error })} className="min-w-0">
      <legend className={isNamed ? 'sr-only' : 'mb-4 font-heading font-semibold text-subheading'}>
        {label}
      </legend>
      <div className="grid gap-5">
        {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
        {error ? <FieldError id={id}>{error}</FieldError> : null}
        <FormFields {...{ screen, drawing }} fields={field.fields} above={`${path}.`} />
      </div>
    </fieldset>
  );
}
