import { contactMessages } from '@majak/tools/forms/contact-messages';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { useEffect, useRef, useState } from 'react';
import type { AnsweredForm } from '../profile/keep-panel.tsx';
import { KeepInProfile } from '../profile/profile-offer.tsx';
import { type FormWords, generalThanks } from './form-words.ts';

export type SentRequest = { reference: string; email: string; answered: AnsweredForm };
type Props = {
  sent: SentRequest | undefined;
  words: FormWords;
  openingHours: string;
  onAgain: () => void;
};

const successTextMs = 3000;

/**
 * What became of a request: it stands where the form stood. The success text leaves the screen after three seconds, not
 * the live region, which is there before anything is said in it. Its room stays: it covers nothing while it is there, and
 * nothing moves under a finger when it goes.
 */
export function RequestSentNotice({ sent, words, openingHours, onAgain }: Props) {
  const { title, next } = words.thanks ?? generalThanks(openingHours);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [successShown, setSuccessShown] = useState(true);
  useEffect(() => {
    if (!sent) return;
    heading.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
    setSuccessShown(true);
    const timer = setTimeout(() => setSuccessShown(false), successTextMs);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <>
      <div ref={place} role="status" className={sent && 'mb-4 min-h-29 xs:min-h-24.5 md:min-h-18'}>
        {sent && (
          <div className={successShown ? '' : 'sr-only'}>
            <Notice kind="success">{contactMessages.success}</Notice>
          </div>
        )}
      </div>
      {sent && (
        <h3 ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h3>
      )}
      <div role="status">
        {sent && (
          <>
            <p className="mt-4 text-lead">
              Your reference is <strong className="whitespace-nowrap">{sent.reference}</strong>.
            </p>
            <p className="mt-3 wrap-anywhere">
              A confirmation is on its way to <strong>{sent.email}</strong>. If you don’t see it, look into
              your spam folder.
            </p>
          </>
        )}
      </div>
      {sent && (
        <>
          <p className="mt-8 font-semibold">What happens next</p>
          <ol className="mt-3 list-decimal space-y-2 pl-6">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="mt-8">
            <Button type="button" variant="secondary" onClick={onAgain}>
              Send another request
            </Button>
          </div>
          {/* Last: it comes a moment later, and moves nothing. */}
          <div className="not-empty:mt-8">
            <KeepInProfile live={sent.answered} done />
          </div>
        </>
      )}
    </>
  );
}
