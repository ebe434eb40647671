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
    <figure className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface-raised p-6">
      <p role="img" aria-label={`${review.rating} out of 5`} className="tracking-widest">
        {'★'.repeat(review.rating)}
        <span className="text-text-muted">{'☆'.repeat(5 - review.rating)}</span>
      </p>
      <blockquote className="grow">{review.text}</blockquote>
      <figcaption className="text-small text-text-muted">
        <span className="font-semibold text-text">{review.author}</span>, {review.country}
        <br />
        <time dateTime={review.date.slice(0, 10)}>{localDate(review.date)}</time>
        {review.sample && ' · Sample, invented'}
      </figcaption>
    </figure>
  );
}
