import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';

/** What there is and why, where no editor has written about it. */
export const SignedOutScreen = () => (
  <Container>
    <div className="max-w-measure py-10 md:py-16">
      <h1 className="text-display-long">Your cases with us</h1>
      <p className="mt-4 text-lead text-text-muted">
        How each of your applications is going, what we need from you, and what happens next.
      </p>
      <p className="mt-6">
        You sign in with your e-mail address: we send you a link, and there’s no password. That keeps your
        matters between you and us.
      </p>
      <p className="mt-8">
        <Button href="/api/auth/login" variant="primary">
          Sign in
        </Button>
      </p>
    </div>
  </Container>
);
