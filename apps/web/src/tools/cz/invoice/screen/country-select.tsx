import { SelectField } from '@majak/ui/select-field';
import { CountryField } from '../../../../form/country-field.tsx';
import { controlProps, type FieldProps } from '../../../../form/field-components.ts';

const home = [{ value: 'CZ', label: 'Czechia' }];

/** A country by its name. The names are those of the browser: two lists of them would be half of the page. */
export const CountrySelect = (props: FieldProps<'country'>) =>
  props.screen.live ? <CountryField {...props} /> : <SelectField {...controlProps(props)} options={home} />;
