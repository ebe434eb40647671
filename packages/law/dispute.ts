/** A rule that sources read in two ways. */
export type Dispute = {
  /** Years the two readings differ in. */
  years: readonly number[];
  title: string;
  /** What we take. */
  taken: string;
  /** What others take, with its number. */
  other: string;
  /** The place in an act that decides it: nothing where the act leaves it open. */
  settledBy?: string;
};
