import { site } from '@majak/desk/site';
import { Button } from '@majak/ui/button';
import { ErrorSummary } from '@majak/ui/error-summary';
import { TextField } from '@majak/ui/text-field';
import type { LinkView } from './load-link.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const codeId = 'sign-in-code';
type Open = Extract<LinkView, { link: unknown }>;

/** The page that a mailed link opens: one button, and for another device the code. */
export const LinkScreen = ({
  view: { link, isSameBrowser, said },
  action,
}: {
  view: Open;
  action: string;
}) => (
  <SignInFrame
    title="Sign in with this link"
    lead={
      <>
        To {site.brand}, as <strong className="wrap-anywhere text-text">{link.email}</strong>.
      </>
    }
  >
    {said ? <ErrorSummary errors={[{ field: codeId, message: said }]} /> : null}
    <form method="post" action={action} noValidate className="grid gap-6">
      {isSameBrowser ? null : (
        <TextField
          label="The code that’s shown where you started"
          hint="Six letters and digits. If you don’t see a code, somebody else is trying to sign in as you: close this page."
          id={codeId}
          name="code"
          chars={12}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={said}
        />
      )}
      <Button type="submit" variant="primary" className="justify-self-start">
        {isSameBrowser ? 'Sign in' : 'Sign in there'}
      </Button>
    </form>
  </SignInFrame>
);

const gone = {
  used: {
    title: 'This link has already been used',
    text: 'Each link works once. If it wasn’t you who used it, write to us.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A link works for ten minutes, and only the latest one you asked for works. Ask for a new one.',
  },
  unknown: {
    title: 'We don’t know this link',
    text: 'Part of it may be missing: copy the whole address from the mail, or ask for a new link.',
  },
  unavailable: {
    title: 'We can’t check this link right now',
    text: 'Something on our side isn’t working for the moment. Wait a minute and open it again: it hasn’t been used up.',
  },
} as const;

/** What is said of a link that is good for nothing, with the way to a new one. */
export const GoneLink = ({ why }: { why: keyof typeof gone }) => (
  <SignInFrame title={gone[why].title} lead={gone[why].text}>
    <p>
      <Button href="/api/auth/login" variant="primary">
        Get a new link
      </Button>
    </p>
  </SignInFrame>
);

/** After the code was right: the other browser goes on. */
export const SpentElsewhere = () => (
  <SignInFrame
    title="You’re signed in on the other device"
    lead="The window where you started will continue by itself. You can close this one."
  >
    <p className="text-text-muted">If it doesn’t, press “I’ve pressed it” there.</p>
  </SignInFrame>
);

/** The heading of each state, for the title of the page. */
export const linkTitle = (view: Exclude<LinkView, { goTo: string }>): string =>
  'gone' in view ? gone[view.gone].title : 'done' in view ? 'You’re signed in' : 'Sign in with this link';
