import type { Form } from '@majak/tools/form/form';
import { stepsOf } from '@majak/tools/form/steps';
import { type Typed, toTyped } from '@majak/tools/form/typed';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import type { Drawing } from '../../form/drawing.ts';
import { FaultsList } from '../../form/faults-list.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import type { LiveDocument } from './use-document.ts';

type Props = { form: Form; drawing: Drawing; page: string; sample: Typed; document: LiveDocument };

/** The form of a document, its steps under their headings. Without script it is posted, and answered with the file. */
export const DocumentForm = ({ form, drawing, page, sample, document }: Props) => (
  <form
    id="questions"
    method="post"
    action={page}
    noValidate
    data-live={document.live.live}
    onSubmit={document.submit}
    className="no-print grid min-w-0 grid-cols-1 content-start gap-8"
  >
    <Beginning document={document} sample={sample} />
    <FaultsList live={document.live} faults={document.faults} at={document.faultsAt} />
    {stepsOf(form).map(({ key, title, fields }) => (
      <section
        key={key}
        aria-labelledby={`part-${key}`}
        className="grid grid-cols-1 gap-5 border-t border-line pt-7"
      >
        <h2 id={`part-${key}`} className="text-heading">
          {title}
        </h2>
        <FormFields screen={document.screen} drawing={drawing} fields={form.fields} only={fields} />
      </section>
    ))}
    <Ending file={document.file} />
  </form>
);

/** The file, and what becomes of what was entered. */
const Ending = ({ file }: Pick<LiveDocument, 'file'>) => (
  <div className="grid gap-3">
    <Button type="submit" variant="primary" loading={file?.kind === 'making'} className="justify-self-start">
      Download the PDF
    </Button>
    <div role="status">
      {file?.kind === 'saved' ? <Notice kind="success">Saved as {file.name}.</Notice> : null}
      {file?.kind === 'failed' ? (
        <Notice kind="error" title="Nothing was saved">
          {file.words} What you entered is kept.
        </Notice>
      ) : null}
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
        onClick={() => live.replace(toTyped(live.form.fields, {}), 'Everything is empty again.')}
      >
        Empty the form
      </Button>
    </div>
    <div role="status">
      {live.replaced ? (
        <Notice>
          <p>{live.replaced.says}</p>
          <Button variant="quiet" onClick={live.replaced.undo}>
            Undo
          </Button>
        </Notice>
      ) : null}
      {refused ? <p>This browser keeps nothing: what you enter is gone when you leave the page.</p> : null}
    </div>
  </div>
);
