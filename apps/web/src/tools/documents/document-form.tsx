import { answersToTexts, type FieldTexts } from '@majak/tools/form/field-texts';
import type { Form, FormStep } from '@majak/tools/form/form';
import { formSteps } from '@majak/tools/form/steps';
import { Button } from '@majak/ui/button';
import { type FormEvent, useMemo } from 'react';
import { FaultsList } from '../../form/faults-list.tsx';
import type { FieldComponents } from '../../form/field-components.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { HeadedBy } from '../../form/headed-by.ts';
import { FillFromProfile, KeepInProfile } from '../../profile/profile-offer.tsx';
import { DocumentFiles } from './document-files.tsx';
import { FormSection } from './form-section.tsx';
import { OpenButton, OpenFileNotice } from './open-file.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { savedFormOpening, saveForm } from './saved-form.ts';
import type { DocumentStart, LiveDocument } from './use-document.ts';
import { useDownload } from './use-download.ts';
import { useOpenFile } from './use-open-file.ts';

type Props = {
  form: Form;
  drawing: FieldComponents;
  slug: string;
  page: string;
  files: DocumentStart['files'];
  sample: FieldTexts;
  document: LiveDocument;
  /** Lines that were left to fill in by hand when it was posted without script. */
  blanksPosted?: number | undefined;
};

/** What a step is called: as its first group, where that says the same in more words. */
function headingOf(form: Form, { title, fields }: Pick<FormStep, 'title' | 'fields'>): string {
  const first = form.fields[fields[0] ?? ''];
  return first?.kind === 'group' && first.label.startsWith(title) ? first.label : title;
}

/** The form of a document, its steps under their headings. Without script it is posted, and answered with the file. */
export function DocumentForm({ form, drawing, slug, page, files, sample, document, blanksPosted }: Props) {
  const { live, screen, reading, preview, faults, faultsAt, tell } = document;
  const { state, save } = useDownload();
  const known = state?.kind === 'blank' && !preview.fresh ? state.blanks : preview.blanks;
  const blanks = live.live ? known : (blanksPosted ?? 0);
  const download = (format: string) => {
    // What nobody was asked isn't sent: a rate that no line shows would be one that somebody wants.
    if (reading.ok) void save({ slug, format, given: document.asked }, blanks);
    else tell();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    download('pdf');
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
      <Beginning form={form} document={document} sample={sample} />
      <FillFromProfile live={live} />
      <FaultsList live={live} faults={faults} at={faultsAt} />
      {formSteps(form).map(({ key, fields, ...step }) => {
        const title = headingOf(form, { fields, ...step });
        return (
          <FormSection key={key} id={`part-${key}`} title={title} name={step.title}>
            <HeadedBy value={title}>
              <FormFields screen={screen} drawing={drawing} fields={form.fields} only={fields} />
            </HeadedBy>
          </FormSection>
        );
      })}
      <DocumentFiles
        state={state}
        blanks={reading.ok || !live.live ? blanks : 0}
        files={files}
        onDownload={download}
        onPrint={reading.ok && !preview.fresh ? undefined : () => (reading.ok ? print() : tell())}
        onSave={() => saveForm(form, document.asked)}
      />
      <KeepInProfile live={live} done={state?.kind === 'saved'} />
    </form>
  );
}

/** A sample to look at, a saved form to go on with, and the way back from what replaced the form. */
function Beginning({
  form,
  document: { live, refused },
  sample,
}: Pick<Props, 'form' | 'document' | 'sample'>) {
  const saved = useMemo(() => savedFormOpening(form), [form]);
  const opening = useOpenFile(saved, (answers, says) =>
    live.replace(answersToTexts(form.fields, answers), says),
  );
  return (
    <div className="scripted grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => live.replace(sample, 'The form shows a sample: the people in it are invented.')}
        >
          Show a sample
        </Button>
        <OpenButton opening={opening} what="unfinished form" endings={saved.endings} />
        <Button
          variant="quiet"
          onClick={() => live.replace(answersToTexts(form.fields, {}), 'Everything is empty again.')}
        >
          Empty the form
        </Button>
      </div>
      <OpenFileNotice opening={opening} what="unfinished form" />
      <ReplacedNotice live={live} />
      <div role="status">
        {refused ? <p>This browser keeps nothing: what you enter is gone when you leave the page.</p> : null}
      </div>
    </div>
  );
}
