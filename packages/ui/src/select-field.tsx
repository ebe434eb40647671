import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import { type Option, OptionList } from './option-list.tsx';

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'name' | 'children'> & {
    name: string;
    options: readonly Option[];
    /** The first, empty answer; left out when one of the options is already chosen. */
    placeholder?: string;
    fieldClassName?: string;
  };

export const SelectField = (props: SelectFieldProps) => {
  const {
    label,
    hint,
    error,
    optional,
    heading,
    options,
    placeholder,
    fieldClassName,
    className = '',
    ...select
  } = props;
  const id = select.id ?? select.name;
  return (
    <Field {...{ id, label, hint, error, optional, heading }} className={fieldClassName}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={`field-edge min-h-12 w-full cursor-pointer appearance-none truncate py-2 pr-11 pl-3.5 ${className}`}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          <OptionList options={options} />
        </select>
        <Icon name="chevron-down" size={20} className="pointer-events-none absolute top-3.5 right-3.5" />
      </div>
    </Field>
  );
};
