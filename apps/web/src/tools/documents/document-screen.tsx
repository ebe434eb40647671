import type { Form } from '@majak/tools/form/form';
import type { FieldComponents } from '../../form/field-components.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { type DocumentStart, useDocument } from './use-document.ts';

type Props = DocumentStart & { form: Form; drawing: FieldComponents };

/** A document of which nothing is special: its form by its steps, and its PDF. */
export function DocumentScreen({ form, drawing, title, page, sample, ...start }: Props) {
  const document = useDocument(form, start);
  return (
    <DocumentFrame document={document} title={title}>
      <DocumentForm {...{ form, drawing, page, sample, document }} slug={start.slug} />
    </DocumentFrame>
  );
}
