import type { Review } from '@majak/desk/payload-types';
import { Container } from '@majak/ui/container';
import { ReviewCard } from '../shell/review-card.tsx';

/** All reviews, newest first. */
export const ReviewList = ({ reviews }: { reviews: readonly Review[] }) => (
  <Container>
    <h2 className="sr-only">All reviews</h2>
    <ul className="grid gap-4 py-12 md:grid-cols-2 md:gap-6 md:py-16 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
    {reviews.length === 0 && <p className="pb-16">No review is published yet.</p>}
  </Container>
);
