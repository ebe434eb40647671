import type { Answers } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';
import { stepsOf } from '@majak/tools/form/steps';
import { readable, type Typed, toTyped } from '@majak/tools/form/typed';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { type FormEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { postJson } from '../../client/http.ts';
import type { Drawing } from '../../form/drawing.ts';
import { FaultsList } from '../../form/faults-list.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useChecked } from '../../form/use-checked.ts';
import { useDraft } from '../../form/use-draft.ts';
import { type Start, useForm } from '../../form/use-form.ts';
import { Sheet } from '../sheet.tsx';
import { FindingsList } from './findings-list.tsx';
import { useDownload } from './use-download.ts';
import { usePreview } from './use-preview.ts';

/** What the server gives the screen of a document. */
export type DocumentStart = {
  slug: string;
  title: string;
  page: string;
  /** An invented document as the texts of its form. */
  sample: Typed;
  /** What was posted without script, and what was said of it. */
  typed?: Typed;
  said?: Start['said'];
};

type Props = DocumentStart & { form: Form; drawing: Drawing };
const mended = z.object({ document: z.record(z.string(), z.unknown()) });

/** A document: its form at the left; at the right the document itself, what the law wants of it, and its file. */
export function DocumentScreen({ form, drawing, slug, title, page, sample, typed, said }: Props) {
  const live = useForm(form, {
    id: 'questions',
    tells: 'once it is left',
    ...(typed ? { typed } : {}),
    ...(said ? { said } : {}),
  });
  const { refused } = useDraft(form, live);
  const { screen, reading } = useChecked(form, live);
  const preview = usePreview(slug, live.given, live.live);
  const { state, save } = useDownload(slug);
  const faultsAt = useRef<HTMLDivElement>(null);

  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (reading.ok) return void save(reading.value);
    live.tryAll();
    requestAnimationFrame(() => faultsAt.current?.focus());
  };
  const put = (answers: Answers, says: string) =>
    live.replace(readable(form.fields, toTyped(form.fields, answers)), says);
  const mend = async (rule: string) => {
    if (!reading.ok) return live.tryAll();
    const { document } = z.parse(
      mended,
      await postJson(`/documents/${slug}/mend`, { rule, document: reading.value }),
    );
    put(document, 'It is changed in the form.');
  };
  const faults = reading.ok || !live.tried ? [] : reading.faults;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16">
      <form
        id="questions"
        method="post"
        action={page}
        noValidate
        data-live={live.live}
        onSubmit={submitted}
        className="no-print grid min-w-0 grid-cols-1 content-start gap-8"
      >
        <Beginning
          live={live}
          refused={refused}
          onSample={() => live.replace(sample, 'A sample stands in the form: nobody in it exists.')}
        />
        <FaultsList live={live} faults={faults} at={faultsAt} />
        {stepsOf(form).map(({ key, title: part, fields }) => (
          <section
            key={key}
            aria-labelledby={`part-${key}`}
            className="grid grid-cols-1 gap-5 border-t border-line pt-7"
          >
            <h2 id={`part-${key}`} className="text-heading">
              {part}
            </h2>
            <FormFields screen={screen} drawing={drawing} fields={form.fields} only={fields} />
          </section>
        ))}
        <div className="grid gap-3">
          <Button
            type="submit"
            variant="primary"
            loading={state?.kind === 'making'}
            className="justify-self-start"
          >
            Download the PDF
          </Button>
          <div role="status">
            {state?.kind === 'saved' ? <Notice kind="success">Saved as {state.name}.</Notice> : null}
            {state?.kind === 'failed' ? (
              <Notice kind="error" title="Nothing was saved">
                {state.words} What you entered is kept.
              </Notice>
            ) : null}
          </div>
          <p className="text-small text-text-muted">
            What you enter stays in this browser. It is sent only to draw this document, and is neither stored
            nor logged.
          </p>
        </div>
      </form>
      <section
        id="answer"
        aria-label="Your document"
        className="grid min-w-0 grid-cols-1 scroll-mt-24 content-start gap-7 md:sticky md:top-header md:max-h-[calc(100dvh-var(--spacing-header))] md:self-start md:-mx-1 md:overflow-y-auto md:px-1 md:py-2"
      >
        <Sheet drawn={preview} title={title} />
        <section id="law" aria-labelledby="law-title" className="no-print scroll-mt-24">
          <h2 id="law-title" className="text-subheading">
            What the law wants
          </h2>
          <FindingsList findings={preview.findings} onMend={(rule) => void mend(rule)} />
          <p className="mt-3 text-small text-text-muted">
            A check by rules, not legal advice. Unsure?{' '}
            <a href="/contact" className="link">
              Ask us
            </a>
            .
          </p>
        </section>
      </section>
    </div>
  );
}

type BeginningProps = { live: ReturnType<typeof useForm>; refused: boolean; onSample: () => void };

/** A sample to look at, and the way back from what replaced the form. */
const Beginning = ({ live, refused, onSample }: BeginningProps) => (
  <div className="scripted grid gap-3">
    <div className="flex flex-wrap gap-3">
      <Button onClick={onSample}>Show a sample</Button>
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
