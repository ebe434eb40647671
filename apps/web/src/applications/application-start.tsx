import { site } from '@majak/desk/site';
import type { Application } from '@majak/tools/forms/application';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { formatDate } from '@majak/ui/format-date';
import type { ReactNode } from 'react';
import { paperPath } from '../official-forms/official-form-address.ts';
import { firstPage } from './advance.ts';
import { pagePath, pagesPath } from './application-address.ts';
import { draftName } from './application-draft.ts';

type Props = {
  application: Application;
  /** The page that lists it. */
  list: { label: string; href: string };
  /** Whether the office’s own form can be had, filled in. */
  paper?: boolean;
};

/** Before an application begins: who it is for, what it takes, and the way in or back in. */
export const ApplicationStart = ({ application, list, paper }: Props) => {
  const { title, lead, minutes, have, thanks, form, official } = application;
  return (
    <Container className="pt-6 pb-16">
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, list, { label: title }]} />
      <div className="mt-8 grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1>{title}</h1>
          <p className="mt-5 text-lead text-text-muted">{lead}</p>
          <p className="mt-5">
            It takes about <strong>{minutes} minutes</strong>. You can stop at any time and finish later.
          </p>
          <Entry application={application} first={firstPage(form)} />
          {paper ? (
            <p className="mt-6 max-w-measure">
              You can also{' '}
              <a href={paperPath(application.slug)} className="link">
                fill in the official form itself
              </a>{' '}
              and hand it in yourself.
            </p>
          ) : null}
          <h2 className="mt-12 text-heading">What happens after you send it</h2>
          <ol className="mt-4 list-decimal space-y-2 pl-6">
            {thanks.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="grid content-start gap-10">
          {have.length > 0 ? (
            <section aria-labelledby="have">
              <h2 id="have" className="text-heading">
                What you’ll need
              </h2>
              <ul className="mt-4 border-t border-line">
                {have.map((one) => (
                  <li key={one} className="border-b border-line py-3">
                    {one}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {official ? <Official form={official} /> : null}
        </div>
      </div>
    </Container>
  );
};

/** The ways in. What only makes sense with a draft in this browser is brought out by `resume.ts`. */
const Entry = ({ application, first }: { application: Application; first: string }) => (
  <div
    id="apply-section"
    data-application={application.slug}
    data-pages={pagesPath(application)}
    data-draft={draftName(application.form.key)}
    className="mt-8 grid justify-items-start gap-3"
  >
    <div hidden data-draft-only className="grid justify-items-start gap-3">
      <p>This browser has answers you haven’t sent yet.</p>
      <Button href={pagePath(application, first)} variant="primary" data-resume>
        Pick up where you left off
      </Button>
      <Button variant="quiet" data-forget>
        Delete these answers and start again
      </Button>
    </div>
    <Button href={pagePath(application, first)} variant="primary" icon="arrow-right" data-start>
      Start
    </Button>
    <div className="scripted" data-file-area>
      <label className="link inline-flex min-h-11 cursor-pointer items-center has-focus-visible:outline-2">
        Open a file you saved
        <input type="file" accept=".html,.json" className="sr-only" data-open-file />
      </label>
      <p role="status" className="text-small font-semibold text-error" data-file-says />
    </div>
    <p className="scripted max-w-measure text-small text-text-muted">
      Your answers stay in this browser until you send them. Nobody sees them before that.
    </p>
    <p className="unscripted max-w-measure text-small text-text-muted">
      Your answers go from page to page and aren’t kept anywhere until you send them, so finish in one go.
    </p>
  </div>
);

const Official = ({ form }: { form: NonNullable<Application['official']> }) => (
  <section aria-labelledby="official">
    <h2 id="official" className="text-heading">
      The official form
    </h2>
    <dl className="mt-4 grid gap-3">
      <Fact label="Form">
        <span lang={site.jurisdiction.language.code}>{form.name}</span>
      </Fact>
      <Fact label="Who takes it">{form.office}</Fact>
      <Fact label="Law">
        {form.section} of act {form.act}
      </Fact>
      <Fact label="Source">
        <a href={form.source} className="link wrap-anywhere" rel="noopener">
          {new URL(form.source).hostname}
        </a>
        , read on {formatDate(form.readOn)}
      </Fact>
    </dl>
  </section>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);
