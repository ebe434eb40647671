import { countryCodes, countryName } from '@majak/tools/form/country-codes';
import { SelectField } from '@majak/ui/select-field';
import { useMemo } from 'react';
import { controlProps, type FieldProps } from './field-components.ts';
import { optionsWithUnknown } from './options-with-unknown.ts';

/** Every country by its English name, the near ones first. */
function everyCountry(near: readonly string[] = [], further: readonly string[] = []) {
  const option = (value: string) => ({ value, label: countryName(value), group: 'Every country' });
  const others = [...countryCodes, ...further].filter((code) => !near.includes(code)).map(option);
  return [
    ...near.map((value) => ({ ...option(value), group: 'Near' })),
    ...others.sort((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
}

/** A country by its name. */
export function CountryField(props: FieldProps<'country'>) {
  const { near, further } = props.field;
  const options = useMemo(() => everyCountry(near, further), [near, further]);
  return (
    <SelectField
      {...controlProps(props)}
      options={optionsWithUnknown(options, props.field)}
      autoComplete={props.field.autoComplete ?? 'country'}
      placeholder={props.field.start === undefined ? 'Choose a country' : undefined}
    />
  );
}
