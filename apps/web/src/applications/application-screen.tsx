import { textsToAnswers } from '@majak/tools/form/field-texts';
import type { FormStep } from '@majak/tools/form/form';
import { takesUploads } from '@majak/tools/form/uploads-in';
import { wireName } from '@majak/tools/form/wire-names';
import type { Application } from '@majak/tools/forms/application';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Notice } from '@majak/ui/notice';
import { KeepInProfile } from '../profile/profile-offer.tsx';
import { asksOn, pagesOf } from './advance.ts';
import { pagePath, posted } from './application-address.ts';
import { CheckPage, consentFields } from './check-page.tsx';
import { NoDraftPage } from './no-draft-page.tsx';
import { PartsPage } from './parts-page.tsx';
import { checkPage } from './position.ts';
import { RefusalPage } from './refusal-page.tsx';
import { SaveProgress } from './save-progress.tsx';
import { StepPage } from './step-page.tsx';
import { type ApplicationStart, type LiveApplication, useApplication } from './use-application.ts';

/** An application: one page at a time, all of it one form. */
export function ApplicationScreen({
  application,
  ...start
}: ApplicationStart & { application: Application }) {
  const live = useApplication(application, start);
  return (
    <Container width="measure" className="pt-4">
      {live.begun ? (
        <form
          id={live.live.id}
          data-live={live.live.live}
          method="post"
          action={pagePath(application, live.position.page)}
          encType={takesUploads(application.form.fields) ? 'multipart/form-data' : undefined}
          noValidate
          onSubmit={live.submit}
        >
          <PageOf live={live} officeEmail={start.officeEmail} paper={start.paper ?? false} />
        </form>
      ) : (
        <NoDraftPage application={application} opened={live.draft.opened} />
      )}
    </Container>
  );
}

type PageProps = { live: LiveApplication; officeEmail: string; paper: boolean };

function PageOf({ live, officeEmail, paper }: PageProps) {
  const { application, position } = live;
  const { form } = application;
  const { page } = position;
  const { typed } = live.live;
  const pages = pagesOf(form, textsToAnswers(form.fields, typed));
  const step = pages.find(({ key }) => key === asksOn(form, typed, page));
  return (
    <>
      <OpenedNotice live={live} />
      {/* Enter presses the first button of a form: this one goes on. */}
      <button
        type="submit"
        name={posted.intent}
        value="continue"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      {position.refused ? (
        <RefusalPage live={live} />
      ) : page === checkPage ? (
        <CheckPage live={live} officeEmail={officeEmail} paper={paper} />
      ) : step ? (
        <StepPage live={live} step={step} />
      ) : (
        <PartsPage live={live} />
      )}
      {position.refused ? null : <SaveProgress live={live} />}
      {/* Last of all: nothing stands between the answers and sending them. */}
      <div className="not-empty:mt-8">
        <KeepInProfile live={live.live} done={page === checkPage && !position.refused} />
      </div>
      <CarriedTexts live={live} drawn={drawnFields(live, step)} />
    </>
  );
}

/** What came of a file that was opened, or of a draft of an older version, and the way back to what was there before. */
function OpenedNotice({ live }: { live: LiveApplication }) {
  const { notice, live: form } = live;
  if (!notice) return null;
  return (
    <Notice kind={notice.kind} role="status" className="mb-6">
      {notice.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {form.replaced?.isWhole ? (
        <Button variant="quiet" className="text-left" onClick={form.replaced.undo}>
          Go back to what was here before
        </Button>
      ) : null}
    </Notice>
  );
}

/** The fields that stand on the page itself. */
function drawnFields(live: LiveApplication, step: FormStep | undefined): readonly string[] {
  const { page, refused } = live.position;
  if (refused) return [];
  return page === checkPage ? consentFields(live) : (step?.fields ?? []);
}

/** What stands on other pages, for a post without script: the server keeps none of it. */
function CarriedTexts({ live, drawn }: { live: LiveApplication; drawn: readonly string[] }) {
  const { fields } = live.application.form;
  const { seen, returns } = live.position;
  const others = Object.entries(live.live.typed).filter(
    ([path]) => !drawn.includes(path.split('.', 1)[0] ?? ''),
  );
  return (
    <>
      {others.map(([path, text]) => (
        <input key={path} type="hidden" name={wireName(fields, path)} value={text} />
      ))}
      <input type="hidden" name={posted.seen} value={seen.join(',')} />
      <input type="hidden" name={posted.reached} value={live.reached.join(',')} />
      <input type="hidden" name={posted.returns} value={returns.join(',')} />
    </>
  );
}
