import { shownCode } from '@majak/desk/sign-in/link-token';
import { linkMinutes, type SignInLink } from '@majak/desk/sign-in/sign-in-link';
import { Button } from '@majak/ui/button';
import { SignInFrame } from './sign-in-frame.tsx';

/** Shown until the button in the mailed link was pressed, here or on another device. */
export const WaitingForLink = ({ link: { interaction, email, reference } }: { link: SignInLink }) => (
  <SignInFrame
    title="Check your e-mail"
    lead={
      <>
        If <strong className="wrap-anywhere text-text">{email}</strong> is an address that gets mail, a link
        is on its way there. It works for {linkMinutes} minutes.
      </>
    }
  >
    <ol className="grid list-decimal gap-2 pl-6">
      <li>Open the link in the mail, here or on your phone.</li>
      <li>Press the button on the page that opens.</li>
      <li>Come back to this window.</li>
    </ol>
    <p>
      On another device you’re asked for this code:
      <br />
      <strong className="mt-2 inline-block font-display text-title tracking-widest tabular-nums">
        {shownCode(reference)}
      </strong>
    </p>
    <p role="status" data-waits-for={interaction} className="text-text-muted">
      We’re waiting for you to press the button.
    </p>
    <div className="flex flex-wrap gap-4">
      <Button href={`/sign-in/${interaction}`} variant="primary">
        I’ve pressed it
      </Button>
      <Button href={`/sign-in/${interaction}?another`} variant="quiet">
        Send it again, or to another address
      </Button>
    </div>
    <p className="text-small text-text-muted">
      Nothing there after two minutes? Check your spam folder. Some companies hold back e-mails from outside.
    </p>
  </SignInFrame>
);
