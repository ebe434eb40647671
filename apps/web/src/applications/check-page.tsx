import { topKey } from '@majak/tools/form/asked-steps';
import { labelledText } from '@majak/tools/form/labelled-text';
import { formSteps } from '@majak/tools/form/steps';
import { contactMessages } from '@majak/tools/forms/contact-messages';
import { Button } from '@majak/ui/button';
import { ErrorSummary } from '@majak/ui/error-summary';
import { FieldError } from '@majak/ui/field';
import { Notice } from '@majak/ui/notice';
import { allFieldComponents } from '../form/all-field-components.ts';
import { idOf } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { secondsToWait } from '../form/seconds-to-wait.ts';
import { PaperDownload } from '../official-forms/paper-download.tsx';
import { posted, sendIntent, sendPath } from './application-address.ts';
import { BackButton } from './back-button.tsx';
import { type CheckedField, checkSections } from './check-sections.ts';
import { Findings } from './findings.tsx';
import { consentStep } from './position.ts';
import { screenOf } from './step-page.tsx';
import type { LiveApplication } from './use-application.ts';

/** What is agreed to on this page. */
export const consentFields = ({ application }: LiveApplication): readonly string[] =>
  formSteps(application.form).find(({ key }) => key === consentStep)?.fields ?? [];

const answerId = (key: string): string => `answer-${key}`;

type Props = {
  live: LiveApplication;
  officeEmail: string;
  /** Whether the office's own form can be had, filled in. */
  paper: boolean;
};

/** Everything once more before it is sent, each with the way to change it. */
export function CheckPage({ live, officeEmail, paper }: Props) {
  const { application, position, sending, summary } = live;
  const consent = consentFields(live);
  const faults = position.faults.map(({ field, message }) => ({
    field: consent.includes(topKey(field)) ? idOf(live.live, field) : answerId(topKey(field)),
    message,
  }));
  return (
    <>
      <BackButton />
      <div className="mt-5">
        <ErrorSummary ref={summary} errors={faults} className="mb-8" />
        <h1>Check your answers</h1>
        <p className="mt-4 text-text-muted">
          Read them once more. You can change any of them before you send them.
        </p>
        <Findings live={live} />
        {checkSections(application.form, live.live.given).map(({ title, fields }) => (
          <section key={title} className="mt-10" aria-label={title}>
            <h2 className="mb-3 text-heading">{title}</h2>
            <dl className="border-t border-line">
              {fields.map((field) => (
                <Answer key={field.key} live={live} field={field} />
              ))}
            </dl>
          </section>
        ))}
        {paper ? (
          <section className="mt-10 grid gap-3" aria-label="The official form">
            <p>You can also have the office’s own form filled in, and hand it in yourself.</p>
            <PaperDownload slug={application.slug} answers={live.live.given} variant="secondary" />
          </section>
        ) : null}
        <section className="mt-12 grid gap-6" aria-label="Send">
          <FormFields
            screen={screenOf(live)}
            drawing={{ kinds: allFieldComponents }}
            fields={application.form.fields}
            only={consent}
          />
          <Honeypot at={sending.trap} />
          <Failure live={live} officeEmail={officeEmail} />
          {sendPath(application) ? null : (
            <Notice kind="info">
              <p>This form is a draft, so it can’t be handed in. Publish it to take answers.</p>
            </Notice>
          )}
          <div>
            <Button
              type="submit"
              name={posted.intent}
              value={sendIntent}
              variant="primary"
              disabled={!sendPath(application)}
              loading={sending.status === 'REQUESTED' || sending.status === 'SUCCEEDED'}
            >
              Send the application
            </Button>
          </div>
        </section>
      </div>
    </>
  );
}

/** What was answered to one field; of rows and groups everything below it. */
function Answer({ live, field }: { live: LiveApplication; field: CheckedField }) {
  const { key, step, label, groups } = field;
  const faults = live.position.faults.filter((fault) => topKey(fault.field) === key);
  return (
    <div
      id={answerId(key)}
      tabIndex={-1}
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] ${faults.length > 0 ? 'border-l-4 border-l-error pl-4' : ''}`}
    >
      <dt className="font-semibold">{label}</dt>
      <dd className="col-start-1 grid gap-1 wrap-anywhere sm:col-start-2">
        {faults.map(({ field: path, message }) => (
          <FieldError key={path} id={`${answerId(path)}`}>
            {message}
          </FieldError>
        ))}
        {groups.length === 0 ? <span className="text-text-muted">Not provided</span> : null}
        {groups.map(({ name, lines }) => (
          <span key={name} className="grid gap-1 not-first:mt-3">
            {name ? <strong className="font-semibold">{name}</strong> : null}
            {lines.map((line) => (
              <span key={line.path} className="whitespace-pre-line">
                {line.path === key ? line.text : labelledText(line.label, line.text)}
              </span>
            ))}
          </span>
        ))}
      </dd>
      <dd className="col-start-2 row-start-1 sm:col-start-3">
        <button
          type="submit"
          name={posted.intent}
          value={`change:${step}`}
          className="link min-h-6 cursor-pointer"
        >
          Change<span className="sr-only"> {label}</span>
        </button>
      </dd>
    </div>
  );
}

/** What is said when an application did not arrive. */
function Failure({ live, officeEmail }: { live: LiveApplication; officeEmail: string }) {
  const { error } = live.sending;
  if (!error && !live.failed) return null;
  const waitS = error ? secondsToWait(error) : undefined;
  return (
    <Notice kind="error" role="alert">
      <p>{contactMessages.failure(officeEmail)}</p>
      {waitS ? <p>You’ve sent several in a short time. Try again in {waitS} seconds.</p> : null}
      <p>Your answers are still here.</p>
    </Notice>
  );
}
