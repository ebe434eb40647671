import type { OfficeLanguage } from '@majak/law/jurisdiction';
import type { FormStep } from '@majak/tools/form/form';
import type { Application } from '@majak/tools/forms/application';
import { askedForPaper } from '@majak/tools/official-forms/asked-for-paper';
import { pdfValues } from '@majak/tools/official-forms/pdf-values';
import { Container } from '@majak/ui/container';
import { ErrorSummary } from '@majak/ui/error-summary';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import { firstPage } from '../applications/advance.ts';
import { pagePath } from '../applications/application-address.ts';
import { type Position, positionAt } from '../applications/position.ts';
import { useApplicationDraft } from '../applications/use-application-draft.ts';
import { allFieldComponents } from '../form/all-field-components.ts';
import { idOf } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { type LiveForm, useForm } from '../form/use-form.ts';
import { type FormScreen, useFormValidation } from '../form/use-form-validation.ts';
import { FillFromProfile, KeepInProfile } from '../profile/profile-offer.tsx';
import type { PostedPaper } from './handle-official-form-post.ts';
import { paperPath } from './official-form-address.ts';
import { PaperDownload } from './paper-download.tsx';
import { PaperPages } from './paper-pages.tsx';
import type { PaperView } from './paper-view.ts';

export type PaperScreenProps = {
  view: PaperView;
  /** That of the office. */
  language: OfficeLanguage;
  /** After a post without script that made no PDF. */
  posted?: PostedPaper | undefined;
};
type Props = PaperScreenProps & { application: Application };
/** Where the person of the draft has come, which the paper changes nothing of. */
type Place = { position: Position; reached: readonly string[] };
const drawing = { kinds: allFieldComponents };

/** The paper of an office on one side, the questions about it on the other: what stands in one stands in the other. */
export function OfficialFormScreen({ application, view, language, posted }: Props) {
  const { form, slug } = application;
  const live = useForm(form, {
    id: 'official-form',
    prefix: 'paper-',
    tells: 'once it is left',
    ...postedState(posted),
  });
  const [saved, setSaved] = useState(false);
  const [place, setPlace] = useState<Place>({ position: positionAt(firstPage(form)), reached: [] });
  useApplicationDraft(form, {
    live,
    ...place,
    posted: posted !== undefined,
    onFound: ({ page, seen, reached }) => setPlace({ position: positionAt(page, seen), reached }),
  });
  const { screen } = useFormValidation(form, live);
  const { values, extra } = pdfValues(view, form, live.given, language);
  return (
    <Container className="pt-6 pb-12">
      <Refusal live={live} posted={posted} />
      <Heading {...{ application, view, language }} />
      <form
        id={live.id}
        method="post"
        action={paperPath(slug)}
        noValidate
        className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, also by the keyboard */}
        <section aria-label="The official form" tabIndex={0} className="min-w-0 overflow-x-auto">
          <PaperPages
            {...{ view, values, live }}
            language={language.code}
            onFind={(path) => find(live, path)}
          />
        </section>
        <div className="flex min-w-0 flex-col lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)]">
          <section
            id="questions"
            aria-label="Questions in English"
            className="grid gap-10 lg:overflow-y-auto lg:pr-3 lg:pb-8"
          >
            <FillFromProfile live={live} />
            {askedForPaper(form, view.mapping, live.given).map((step) => (
              <Questions key={step.key} {...{ step, screen }} />
            ))}
          </section>
          <div className="grid gap-3 border-line pt-8 lg:border-t lg:pt-4">
            {extra.length > 0 ? (
              <p>Some answers don’t fit on the form. You’ll find them on an extra sheet at its end.</p>
            ) : null}
            <PaperDownload
              slug={slug}
              answers={live.given}
              variant="primary"
              onSaved={() => setSaved(true)}
            />
            <KeepInProfile live={live} done={saved} />
          </div>
        </div>
      </form>
    </Container>
  );
}

const postedState = (posted: PostedPaper | undefined) =>
  posted ? { typed: posted.typed, said: posted.said } : {};

/** Why a post without script made no PDF: at the questions that are wrong, or of the whole. */
const Refusal = ({ live, posted }: { live: LiveForm; posted: PostedPaper | undefined }) => (
  <>
    <ErrorSummary
      className="mb-8"
      errors={Object.entries(posted?.said ?? {}).map(([path, message]) => ({
        field: idOf(live, path),
        message,
      }))}
    />
    {posted?.words ? (
      <Notice kind="error" role="alert" className="mb-8">
        <p>{posted.words}</p>
      </Notice>
    ) : null}
  </>
);

const Heading = ({ application, view, language }: Props) => (
  <>
    <a href={pagePath(application, firstPage(application.form))} className="link">
      Answer one question at a time
    </a>
    <h1 className="mt-4">{application.title}: the official form</h1>
    <p className="mt-3 text-lead" lang={language.code}>
      {view.title}
    </p>
    <p className="mt-4 max-w-measure text-text-muted">
      Fill in the office’s own form, or{' '}
      <a href="#questions" className="link">
        answer the questions in English
      </a>
      . What you write in one appears in the other, and it’s kept in this browser. We use your answers to make
      the PDF when you download it, and don’t keep them.
    </p>
    <p className="mt-3 max-w-measure text-text-muted">
      The office accepts it in its own language. What you choose is written in it for you, and what you type
      stays as you type it. If you file the form yourself, don’t leave English on it.
    </p>
  </>
);

/** The questions of one page; a field with a legend that is alone on it says what the page is about. */
function Questions({ step, screen }: { step: FormStep; screen: FormScreen }) {
  const [first = '', ...more] = step.fields;
  const alone = screen.form.fields[first];
  const says = more.length === 0 && alone && ['group', 'rows', 'choices'].includes(alone.kind);
  const worded: FormScreen = {
    ...screen,
    wordsAt: (path, field) =>
      says && path === first ? { label: <h2 className="text-heading">{field.label}</h2> } : undefined,
  };
  return (
    <section aria-label={step.title} className="grid gap-6">
      {says ? null : <h2 className="text-heading">{step.title}</h2>}
      {step.fields.map((one) => (
        <div key={one} id={`question-${one}`} tabIndex={-1}>
          <FormFields screen={worded} drawing={drawing} fields={screen.form.fields} only={[one]} />
        </div>
      ))}
    </section>
  );
}

/** Leads from a box of the paper to its question. */
function find(live: LiveForm, path: string): void {
  const [key = ''] = path.split('.');
  const target = document.getElementById(idOf(live, path)) ?? document.getElementById(`question-${key}`);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
