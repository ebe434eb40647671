import { SelectField } from '@majak/ui/select-field';
import { CountryField } from '../../../form/country-field.tsx';
import { controlOf, type FieldProps } from '../../../form/drawing.ts';

const home = [{ value: 'CZ', label: 'Czechia' }];

/** A country by its name. The names are those of the browser: two lists of them would be half of the page. */
export const Country = (props: FieldProps<'country'>) =>
  props.screen.live ? <CountryField {...props} /> : <SelectField {...controlOf(props)} options={home} />;
