'use client';

import { FieldError, FieldLabel, SelectInput, useField } from '@payloadcms/ui';

type Props = { path: string; options: { value: string; label: string }[] };

/** The application form whose answers fill in an official form. */
export function ApplicationChoice({ path, options }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  return (
    <div className="field-type">
      <FieldLabel label="Application form whose answers fill it in" path={path} required />
      <FieldError path={path} message={errorMessage} showError={showError} />
      <SelectInput
        path={path}
        name={path}
        options={options}
        value={value ?? ''}
        isClearable={false}
        onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : (chosen?.value ?? ''))}
      />
    </div>
  );
}
