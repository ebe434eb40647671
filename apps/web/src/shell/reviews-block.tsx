import { Container } from '@majak/ui/container';
import type { ReviewShown } from './review-card.tsx';
import { ReviewCard } from './review-card.tsx';

/** What clients said, on grey, near the end of every page. */
export function ReviewsBlock({ reviews }: { reviews: readonly ReviewShown[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="tone-fog py-14 md:py-20" aria-labelledby="reviews-title">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="reviews-title">What clients say</h2>
          <a href="/reviews" className="link">
            All reviews
          </a>
        </div>
        <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
