import { site } from '@majak/desk/site';
import { contactMessages } from '@majak/tools/forms/contact-messages';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { generalThanks, type ThanksWords } from '../contact/form-words.ts';

type Props = { reference?: string; words?: ThanksWords };

/** After a request was sent: it arrived, and what happens next. */
export const ThankYou = ({ reference, words = generalThanks(site.openingHours) }: Props) => (
  <Container>
    <div className="max-w-measure py-12 md:py-20">
      <h1>{words.title}</h1>
      <p role="status" className="mt-6 text-lead">
        {contactMessages.success}
      </p>
      {reference && (
        <p className="mt-4">
          Your reference is <strong>{reference}</strong>. It is also in the e-mail we have just sent you.
        </p>
      )}
      <ol className="mt-8 list-decimal space-y-2 pl-6">
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-6">
        If you have not heard from us after a day, check your spam folder, then write to{' '}
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
        .
      </p>
      <div className="mt-8">
        <Button href="/blog" variant="secondary">
          Read what to prepare
        </Button>
      </div>
    </div>
  </Container>
);
