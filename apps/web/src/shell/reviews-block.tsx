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
  const isAlone = reviews.length === 1;
  return (
    <section className="tone-fog py-10 md:py-14" aria-labelledby="reviews-title">
      <Container>
        <div
          className={
            isAlone ? 'grid gap-x-16 gap-y-6 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]' : 'grid gap-y-6'
          }
        >
          <div
            className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 ${isAlone ? 'md:flex-col md:justify-start md:gap-y-3' : ''}`}
          >
            <h2 id="reviews-title">{isAlone ? 'What a client says' : 'What clients say'}</h2>
            <a href="/reviews" className="link">
              All reviews
            </a>
          </div>
          <ul
            className={
              isAlone
                ? undefined
                : `grid gap-4 md:grid-cols-3 md:gap-6 ${whole ? '' : 'max-md:*:not-first:hidden'}`
            }
          >
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
