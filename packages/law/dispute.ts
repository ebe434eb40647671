/** A rule that sources read in two ways. */
export type Dispute = {
  /** Years the two readings differ in. */
  years: readonly number[];
  title: string;
  /** What we take. */
  taken: string;
  /** What others take, with its number. */
  other: string;
};
