import { localDate } from '../local-date.ts';

export type ReviewShown = {
  id: number;
  author: string;
  country: string;
  rating: number;
  text: string;
  date: string;
  service?: string | null;
  sample?: boolean | null;
};

/** One client's words. */
export function ReviewCard({ review }: { review: ReviewShown }) {
  return (
    <figure className="review-card">
      <p role="img" aria-label={`${review.rating} out of 5`}>
        {'★'.repeat(review.rating)}
        <span className="text-text-muted">{'☆'.repeat(5 - review.rating)}</span>
      </p>
      <blockquote>{review.text}</blockquote>
      <figcaption>
        <span className="font-semibold text-text">{review.author}</span>, {review.country}
        <br />
        <time dateTime={review.date.slice(0, 10)}>{localDate(review.date)}</time>
        {review.sample && ' · Sample, invented'}
      </figcaption>
    </figure>
  );
}
