import { answersToTexts, type FieldTexts } from '@majak/tools/form/field-texts';
import type { Form } from '@majak/tools/form/form';
import { formSteps } from '@majak/tools/form/steps';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import type { FormEvent } from 'react';
import { FaultsList } from '../../form/faults-list.tsx';
import type { FieldComponents } from '../../form/field-components.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { FormSection } from './form-section.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { SaveError } from './save-error.tsx';
import type { LiveDocument } from './use-document.ts';
import { type Download, useDownload } from './use-download.ts';

type Props = {
  form: Form;
  drawing: FieldComponents;
  slug: string;
  page: string;
  sample: FieldTexts;
  document: LiveDocument;
};

/** The form of a document, its steps under their headings. Without script it is posted, and answered with the file. */
export function DocumentForm({ form, drawing, slug, page, sample, document }: Props) {
  const { live, screen, reading, faults, faultsAt, tell } = document;
  const { state, save } = useDownload();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reading.ok) void save({ slug, format: 'pdf', given: reading.value });
    else tell();
  };
  return (
    <form
      id="questions"
      method="post"
      action={page}
      noValidate
      data-live={live.live}
      onSubmit={submit}
      className="no-print grid min-w-0 grid-cols-1 content-start gap-8"
    >
      <Beginning document={document} sample={sample} />
      <FaultsList live={live} faults={faults} at={faultsAt} />
      {formSteps(form).map(({ key, title, fields }) => (
        <FormSection key={key} id={`part-${key}`} title={title}>
          <FormFields screen={screen} drawing={drawing} fields={form.fields} only={fields} />
        </FormSection>
      ))}
      <Ending download={state} />
    </form>
  );
}

/** The file, and what becomes of what was entered. */
const Ending = ({ download }: { download: Download | undefined }) => (
  <div className="grid gap-3">
    <Button
      type="submit"
      variant="primary"
      loading={download?.kind === 'making'}
      className="justify-self-start"
    >
      Download the PDF
    </Button>
    <div role="status">
      {download?.kind === 'saved' ? <Notice kind="success">Saved as {download.name}.</Notice> : null}
      {download?.kind === 'failed' ? <SaveError words={download.words} /> : null}
    </div>
    <p className="text-small text-text-muted">
      What you enter stays in this browser. It is sent only to draw this document, and is neither stored nor
      logged.
    </p>
  </div>
);

/** A sample to look at, and the way back from what replaced the form. */
const Beginning = ({ document: { live, refused }, sample }: Pick<Props, 'document' | 'sample'>) => (
  <div className="scripted grid gap-3">
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => live.replace(sample, 'A sample stands in the form: nobody in it exists.')}>
        Show a sample
      </Button>
      <Button
        variant="quiet"
        onClick={() => live.replace(answersToTexts(live.form.fields, {}), 'Everything is empty again.')}
      >
        Empty the form
      </Button>
    </div>
    <ReplacedNotice live={live} />
    <div role="status">
      {refused ? <p>This browser keeps nothing: what you enter is gone when you leave the page.</p> : null}
    </div>
  </div>
);
