/** Words that a search takes for others. */
export type Synonyms = {
  /** Words for the same thing, in the languages that are spoken there: a search for one finds the others. */
  same: readonly (readonly string[])[];
  /** A question of one word of many meanings, and what somebody from abroad looks for by it; it doesn’t lead back. */
  meant: readonly (readonly [asked: string, sought: string])[];
};
