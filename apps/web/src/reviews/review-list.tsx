import type { Review } from '@majak/desk/payload-types';
import { Container } from '@majak/ui/container';
import { ReviewCard } from '../shell/review-card.tsx';
import type { Rating } from './rating.ts';
import type { ServiceFilter } from './reviewed-services.ts';

type Props = {
  reviews: readonly Review[];
  /** How many there are of all services. */
  total: number;
  rating: Rating | undefined;
  services: readonly ServiceFilter[];
  /** The service whose reviews are shown; all of them otherwise. */
  chosen?: string;
};

/** What they come to, the way to those about one service, and the reviews, newest first. */
export const ReviewList = ({ reviews, total, rating, services, chosen }: Props) => (
  <Container className="py-12 md:py-16">
    <h2 className="sr-only">All reviews</h2>
    {rating && <Summary rating={rating} />}
    {services.length > 1 && <Filter {...{ services, total, chosen }} />}
    <ul className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
    {reviews.length === 0 && (
      <p>
        {chosen ? 'There are no reviews of this service yet.' : 'There are no reviews yet.'}{' '}
        <a href="#tell-us" className="link">
          Write the first
        </a>
      </p>
    )}
  </Container>
);

const Summary = ({ rating: { average, count, sample } }: { rating: Rating }) => (
  <div className="grid gap-3">
    <p>
      <span className="font-heading text-display leading-none font-semibold tabular-nums">
        {average.toFixed(1)}
      </span>{' '}
      <span className="ml-1 text-lead">
        out of 5, from {count} {sample ? 'sample ' : ''}
        {count === 1 ? 'review' : 'reviews'}
      </span>
    </p>
    {sample && (
      <p className="max-w-measure text-text-muted">
        These are invented samples, to show how the page looks, and each one says so. The first real review
        replaces their average.
      </p>
    )}
  </div>
);

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-sm border px-3.5 py-1.5 text-small leading-tight hover:border-text';

const Filter = ({ services, total, chosen }: Pick<Props, 'services' | 'total' | 'chosen'>) => {
  const all = { slug: '', label: 'All services', count: total };
  return (
    <nav aria-label="Reviews by service" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {[all, ...services].map(({ slug, label, count }) => {
          const isChosen = slug === (chosen ?? '');
          return (
            <li key={slug}>
              <a
                href={slug ? `/reviews?service=${slug}` : '/reviews'}
                aria-current={isChosen ? 'page' : undefined}
                className={`${chip} ${isChosen ? 'border-text bg-surface-sunk font-semibold' : 'border-edge'}`}
              >
                {label} <span className="text-text-muted tabular-nums">{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
