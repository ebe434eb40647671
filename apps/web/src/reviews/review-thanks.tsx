import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';

/** After a review was handed in: it is not on the site yet, and why. */
export const ReviewThanks = () => (
  <Container>
    <div className="max-w-measure py-12 md:py-20">
      <h1>Thank you for your review</h1>
      <p role="status" className="mt-6 text-lead">
        It has arrived. It isn’t on the site yet, because a person reads every review first.
      </p>
      <ol className="mt-8 list-decimal space-y-2 pl-6">
        <li>We read it within three working days.</li>
        <li>
          We publish it as you wrote it, good or bad, without document numbers and other people’s names.
        </li>
        <li>If we can’t publish it and you left an e-mail, we’ll tell you why.</li>
      </ol>
      <div className="mt-8">
        <Button href="/reviews">All reviews</Button>
      </div>
    </div>
  </Container>
);
