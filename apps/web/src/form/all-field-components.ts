import { ChoiceField } from './choice-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { CountryField } from './country-field.tsx';
import type { FieldComponents } from './field-components.ts';
import { FileField } from './file-field.tsx';
import { GroupField } from './group-field.tsx';
import { LongTextOrUnknown } from './long-text-or-unknown.tsx';
import { RowsField } from './rows-field.tsx';
import { SearchField } from './search-field.tsx';
import { SingleLineOrUnknown } from './single-line-or-unknown.tsx';
import { TickField } from './tick-field.tsx';
import { UploadField } from './upload-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

/** A control for every way in which a field can be asked. */
export const allFieldComponents: Required<FieldComponents['kinds']> = {
  text: SingleLineOrUnknown,
  number: SingleLineOrUnknown,
  day: SingleLineOrUnknown,
  month: SingleLineOrUnknown,
  year: SingleLineOrUnknown,
  search: SearchField,
  longText: LongTextOrUnknown,
  yesNo: YesNoField,
  tick: TickField,
  choice: ChoiceField,
  choices: ChoicesField,
  country: CountryField,
  file: FileField,
  uploads: UploadField,
  group: GroupField,
  rows: RowsField,
};
