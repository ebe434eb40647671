import type { SignInFailure } from '@majak/desk/sign-in/begin-sign-in';
import { site } from '@majak/desk/site';
import { Button } from '@majak/ui/button';
import { SignInFrame } from './sign-in-frame.tsx';

/** Why nobody was signed in, and what to do about it. */
export const failures: Readonly<Record<SignInFailure, { title: string; text: string; status: number }>> = {
  unavailable: {
    title: 'Signing in doesn’t work right now',
    text: 'The sign-in service isn’t answering. Wait a minute and try again. Meanwhile, you can open your case with its reference.',
    status: 503,
  },
  expired: {
    title: 'This sign-in has expired',
    text: 'It took too long, was started in another window, or came back with something we didn’t send. Nothing is lost: start again.',
    status: 400,
  },
  refused: {
    title: 'You weren’t signed in',
    text: 'The sign-in was cancelled. You can start again whenever you like.',
    status: 400,
  },
  unverified: {
    title: 'We don’t know your address yet',
    text: 'The account you signed in with has no e-mail address that was confirmed, and that’s how we find your cases. Confirm it there, then start again.',
    status: 403,
  },
  often: {
    title: 'That was too many attempts',
    text: 'Wait a minute, then start again.',
    status: 429,
  },
};

/** @param why Anything that stands in the address. */
export const failureOf = (why: string | null): SignInFailure =>
  why !== null && Object.hasOwn(failures, why) ? (why as SignInFailure) : 'expired';

/** Says it, with the ways on. */
export const FailedScreen = ({ why }: { why: SignInFailure }) => (
  <SignInFrame title={failures[why].title} lead={failures[why].text}>
    <div className="flex flex-wrap gap-4">
      <Button href="/api/auth/login" variant="primary">
        Start again
      </Button>
      <Button href="/track-application" variant="secondary">
        Find a case by its reference
      </Button>
    </div>
    <p>
      Or write to us:{' '}
      <a href={`mailto:${site.email}`} className="link">
        {site.email}
      </a>
    </p>
  </SignInFrame>
);
