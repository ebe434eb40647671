import type { ComponentProps, ReactNode } from 'react';
import { describedBy, Field, type FieldWords } from './field.tsx';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'name'> & {
    name: string;
    /** A unit after the input, such as CZK or weeks. */
    suffix?: ReactNode;
    /** How wide the answer is; a full-width input otherwise. */
    chars?: 4 | 8 | 12 | 20;
    fieldClassName?: string;
  };

const widths = { 4: 'max-w-24', 8: 'max-w-36', 12: 'max-w-48', 20: 'max-w-72' } as const;

export const TextField = (props: TextFieldProps) => {
  const {
    label,
    hint,
    error,
    optional,
    heading,
    suffix,
    chars,
    fieldClassName,
    className = '',
    ...input
  } = props;
  const id = input.id ?? input.name;
  const control = (
    <input
      type="text"
      {...input}
      id={id}
      aria-describedby={describedBy(id, { hint, error })}
      aria-invalid={error ? true : undefined}
      className={`field-edge min-h-12 w-full px-3.5 py-2 tabular-nums ${chars ? widths[chars] : ''} ${className}`}
    />
  );
  return (
    <Field {...{ id, label, hint, error, optional, heading }} className={fieldClassName}>
      {suffix ? (
        <div className="flex items-center gap-3">
          {control}
          <span className="shrink-0 text-text-muted">{suffix}</span>
        </div>
      ) : (
        control
      )}
    </Field>
  );
};
