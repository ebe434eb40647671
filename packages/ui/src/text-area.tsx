import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldWords } from './field.tsx';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'name'> & { name: string; fieldClassName?: string };

export const TextArea = (props: TextAreaProps) => {
  const { label, hint, error, optional, heading, fieldClassName, className = '', rows = 8, ...area } = props;
  const id = area.id ?? area.name;
  return (
    <Field {...{ id, label, hint, error, optional, heading }} className={fieldClassName}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        className={`field-edge min-h-24 w-full resize-y px-3.5 py-2.5 ${className}`}
      />
    </Field>
  );
};
