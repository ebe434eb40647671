import { site } from '@majak/desk/site';
import type { Application } from '@majak/tools/forms/application';
import { contactMessages } from '@majak/tools/forms/contact-messages';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { handedInFormPath, receiptPath } from './application-address.ts';

type Props = {
  application: Application;
  reference: string | undefined;
  /** Opens the receipt. Not called `key`, which React keeps for itself. */
  receiptKey: string | undefined;
  /** Whether the office’s own form can be had, filled in. */
  paper?: boolean;
};

/** After an application was handed in: its reference, what happens next, and the receipt. */
export const ApplicationThanks = ({ application, reference, receiptKey, paper }: Props) => (
  <Container>
    <div className="max-w-measure py-12 md:py-20">
      <h1>{application.thanks.title}</h1>
      <p role="status" className="mt-6 text-lead">
        {contactMessages.success}
      </p>
      {reference ? (
        <p className="mt-6 rounded-lg border border-line bg-surface-raised p-6">
          Your reference
          <strong className="mt-1 block text-heading tabular-nums">{reference}</strong>
          <span className="mt-2 block text-small text-text-muted">
            Quote it when you write or call. It’s also in the e-mail we’ve just sent you.
          </span>
        </p>
      ) : null}
      <h2 className="mt-10 text-heading">What happens next</h2>
      <ol className="mt-4 list-decimal space-y-2 pl-6">
        {application.thanks.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {reference && receiptKey ? (
        <>
          <p className="mt-8 flex flex-wrap gap-4">
            <Button
              href={receiptPath(application, { reference, key: receiptKey })}
              variant="secondary"
              icon="file"
              download
            >
              Download the receipt (PDF)
            </Button>
            {paper ? (
              <Button
                href={handedInFormPath(application, { reference, key: receiptKey })}
                variant="secondary"
                icon="file"
                download
              >
                Download the official form (PDF)
              </Button>
            ) : null}
          </p>
          <p className="mt-3 text-small text-text-muted">
            {paper
              ? 'They have your answers in them, so keep them where nobody else can read them. These links work for 30 days.'
              : 'It has all your answers in it, so keep it where nobody else can read it. This link works for 30 days.'}
          </p>
        </>
      ) : null}
      <p className="mt-8">
        If you haven’t heard from us after a day, check your spam folder, then write to{' '}
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>{' '}
        or call{' '}
        <a href={site.phone.link} className="link whitespace-nowrap">
          {site.phone.shown}
        </a>
        .
      </p>
    </div>
  </Container>
);
