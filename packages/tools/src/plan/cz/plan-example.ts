/** A situation that was worked out by hand from the acts, and where they say it. */
export type PlanExample = {
  name: string;
  given: Readonly<Record<string, unknown>>;
  permit: string | null;
  also?: readonly string[];
  not?: readonly string[];
  days?: number;
  /** What is paid for certain, in all. */
  fees?: number;
  source: string;
};
