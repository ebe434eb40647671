import { fieldAt } from '@majak/tools/form/field-tree';
import { formSteps } from '@majak/tools/form/steps';
import type { Application } from '@majak/tools/forms/application';
import type { MappedAnswer, PdfField } from '@majak/tools/official-forms/official-form';
import { pdfValues } from '@majak/tools/official-forms/pdf-values';
import { Container } from '@majak/ui/container';
import { useState } from 'react';
import { firstPage } from '../applications/advance.ts';
import { pagePath } from '../applications/application-address.ts';
import { type Position, positionAt } from '../applications/position.ts';
import { useApplicationDraft } from '../applications/use-application-draft.ts';
import { allFieldComponents } from '../form/all-field-components.ts';
import { idOf } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { useFormValidation } from '../form/use-form-validation.ts';
import { fillPath } from './official-form-address.ts';
import { PaperDownload } from './paper-download.tsx';
import { PaperPages } from './paper-pages.tsx';
import type { PaperView } from './paper-view.ts';

export type PaperScreenProps = { view: PaperView; language: string };
/** Where the person of the draft has come, which the paper changes nothing of. */
type Place = { position: Position; reached: readonly string[] };
const drawing = { kinds: allFieldComponents };

/** Pages of the form of which the paper asks something. */
function stepsOnPaper({ form }: Application, { mapping }: PaperView) {
  const keys = new Set(Object.values(mapping).map(({ path }) => path.split('.', 1)[0]));
  const asked = (key: string) => keys.has(key) || isDeciding(key);
  const isDeciding = (key: string) => form.fields[key]?.kind === 'yesNo';
  return formSteps(form)
    .map((step) => ({ ...step, fields: step.fields.filter(asked) }))
    .filter(({ fields }) => fields.some((key) => keys.has(key)));
}

/** The paper of an office on one side, the questions about it on the other: what stands in one stands in the other. */
export function OfficialFormScreen({
  application,
  view,
  language,
}: PaperScreenProps & { application: Application }) {
  const { form, slug } = application;
  const live = useForm(form, { id: 'official-form', prefix: 'paper-' });
  const [place, setPlace] = useState<Place>({ position: positionAt(firstPage(form)), reached: [] });
  useApplicationDraft(form, {
    live,
    ...place,
    posted: false,
    onFound: ({ page, seen, reached }) => setPlace({ position: positionAt(page, seen), reached }),
  });
  const { screen } = useFormValidation(form, live);
  const { values, extra } = pdfValues(view, form, live.given);
  const typedFor = ({ path, part, capitals }: MappedAnswer, { kind, maxLength }: PdfField) => {
    const field = fieldAt(form.fields, path);
    const isPlain = kind === 'text' && field?.kind === 'text' && !part && !capitals;
    return isPlain && maxLength === undefined ? (live.typed[path] ?? '') : undefined;
  };
  const find = (path: string) => {
    const [key = ''] = path.split('.');
    const target = document.getElementById(idOf(live, path)) ?? document.getElementById(`question-${key}`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  };
  return (
    <Container className="pt-6 pb-20">
      <a href={pagePath(application, firstPage(form))} className="link">
        Answer one question at a time
      </a>
      <h1 className="mt-4">
        <span lang={language}>{view.title}</span>
      </h1>
      <p className="mt-4 max-w-measure text-text-muted">
        Type on the paper, or answer in English beside it. Both are the same answers, and they stay in this
        browser.
      </p>
      <form
        id={live.id}
        method="post"
        action={fillPath(slug)}
        noValidate
        className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <section aria-label="The official form">
          <PaperPages
            {...{ view, language, values, typedFor }}
            awake={live.live}
            onType={live.change}
            onFind={find}
          />
        </section>
        <section
          aria-label="Questions"
          className="grid content-start gap-10 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:overflow-y-auto lg:pr-2"
        >
          {stepsOnPaper(application, view).map(({ key, title, fields }) => (
            <section key={key} aria-label={title} className="grid gap-6">
              <h2 className="text-heading">{title}</h2>
              {fields.map((one) => (
                <div key={one} id={`question-${one}`} tabIndex={-1}>
                  <FormFields screen={screen} drawing={drawing} fields={form.fields} only={[one]} />
                </div>
              ))}
            </section>
          ))}
        </section>
        <div className="lg:col-span-2">
          {extra.length > 0 ? (
            <p className="mb-4 max-w-measure">
              Some answers don’t fit on the paper. They stand on an extra sheet at its end.
            </p>
          ) : null}
          <PaperDownload slug={slug} answers={live.given} variant="primary" />
        </div>
      </form>
    </Container>
  );
}
