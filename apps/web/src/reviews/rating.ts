type Rated = { rating: number; sample?: boolean | null };

export type Rating = {
  average: number;
  count: number /** Of invented reviews alone: no client has written yet. */;
  sample: boolean;
};

/** What the reviews come to, to a tenth of a star: of real ones if there are any, otherwise of the samples. */
export function ratingOf(reviews: readonly Rated[]): Rating | undefined {
  const real = reviews.filter(({ sample }) => !sample);
  const counted = real.length > 0 ? real : reviews;
  if (counted.length === 0) return undefined;
  const sum = counted.reduce((total, { rating }) => total + rating, 0);
  return {
    average: Math.round((sum / counted.length) * 10) / 10,
    count: counted.length,
    sample: real.length === 0,
  };
}
