/** Files of a record by their names: texts, or whatever JSON can hold. */
export type Recorded = Readonly<Record<string, unknown>>;

/** Random inputs are the same in every run. */
export const seed = 11;
/** Days of asking: around changes of the law, and in a year whose figures are not set. */
export const days = ['2024-02-29', '2025-02-15', '2026-06-30', '2026-11-21', '2027-01-02'] as const;
