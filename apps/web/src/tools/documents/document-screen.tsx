import type { Form } from '@majak/tools/form/form';
import { useMemo } from 'react';
import { ChoiceField } from '../../form/choice-field.tsx';
import { ChoicesField } from '../../form/choices-field.tsx';
import { CountryField } from '../../form/country-field.tsx';
import type { FieldComponents } from '../../form/field-components.ts';
import { GroupField } from '../../form/group-field.tsx';
import { LongTextOrUnknown } from '../../form/long-text-or-unknown.tsx';
import { RowsField } from '../../form/rows-field.tsx';
import { SingleLineOrUnknown } from '../../form/single-line-or-unknown.tsx';
import { TickField } from '../../form/tick-field.tsx';
import { YesNoField } from '../../form/yes-no-field.tsx';
import { ClausesField } from './clauses-field.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { type DocumentStart, useDocument } from './use-document.ts';

/** What documents ask with. */
export const documentComponents: FieldComponents['kinds'] = {
  text: SingleLineOrUnknown,
  number: SingleLineOrUnknown,
  day: SingleLineOrUnknown,
  month: SingleLineOrUnknown,
  longText: LongTextOrUnknown,
  yesNo: YesNoField,
  tick: TickField,
  choice: ChoiceField,
  choices: ChoicesField,
  country: CountryField,
  group: GroupField,
  rows: RowsField,
};

type Props = DocumentStart & { form: Form };

/** A document of which nothing is special: its form by its steps with its clauses, and its files. */
export function DocumentScreen({ form, title, page, sample, files, clauses, ...start }: Props) {
  const document = useDocument(form, start);
  const drawing = useMemo<FieldComponents>(
    () => ({
      kinds: documentComponents,
      ...(clauses ? { fields: { clauses: (props) => <ClausesField {...props} clauses={clauses} /> } } : {}),
    }),
    [clauses],
  );
  return (
    <DocumentFrame document={document} title={title}>
      <DocumentForm
        {...{ form, drawing, page, sample, files, document }}
        slug={start.slug}
        blanksPosted={start.blanks}
      />
    </DocumentFrame>
  );
}
