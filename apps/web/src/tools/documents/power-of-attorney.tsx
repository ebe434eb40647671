import { attorneyForm } from '@majak/tools/documents/power-of-attorney/attorney-form';
import { ChoiceField } from '../../form/choice-field.tsx';
import { ChoicesField } from '../../form/choices-field.tsx';
import { CountryField } from '../../form/country-field.tsx';
import { GroupField } from '../../form/group-field.tsx';
import { SingleLineOrUnknown } from '../../form/single-line-or-unknown.tsx';
import { YesNoField } from '../../form/yes-no-field.tsx';
import { DocumentScreen } from './document-screen.tsx';
import type { DocumentStart } from './use-document.ts';

const drawing = {
  kinds: {
    text: SingleLineOrUnknown,
    day: SingleLineOrUnknown,
    choice: ChoiceField,
    choices: ChoicesField,
    country: CountryField,
    yesNo: YesNoField,
    group: GroupField,
  },
};

/** The power of attorney on its page. */
export const PowerOfAttorney = (start: DocumentStart) => (
  <DocumentScreen {...start} form={attorneyForm} drawing={drawing} />
);
