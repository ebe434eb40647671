import { Container } from '@majak/ui/container';
import type { ReviewShown } from './review-card.tsx';
import { ReviewCard } from './review-card.tsx';

/**
 * What clients said, on grey, near the end of every page: one of them as a story of its own, several beside each other.
 * On a phone one speaks for the others, which are behind the link, unless the page is about them.
 */
export function ReviewsBlock({
  reviews,
  whole = false,
}: {
  reviews: readonly ReviewShown[];
  whole?: boolean;
}) {
  if (reviews.length === 0) return null;
  return (
    <section className="tone-fog py-10 md:py-14" aria-labelledby="reviews-title">
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="reviews-title">{reviews.length === 1 ? 'What a client says' : 'What clients say'}</h2>
          <a href="/reviews" className="link">
            All reviews
          </a>
        </div>
        <ul
          className={`mt-6 grid gap-4 md:gap-6 ${reviews.length === 1 ? 'max-w-3xl' : `md:grid-cols-3 ${whole ? '' : 'max-md:*:not-first:hidden'}`}`}
        >
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
