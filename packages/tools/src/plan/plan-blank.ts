/** A blank in the sentence of a plan: the words before it, and what can stand in it. */
export type PlanBlank = {
  name: string;
  /** Words before it and after it, in the sentence. */
  before: string;
  after?: string;
  /** What it is called by itself. */
  label: string;
  /** What can be chosen; left out where a number is typed. */
  options?: readonly { value: string; label: string }[];
  /** The likeliest of them, where there is little room. */
  few?: readonly { value: string; label: string }[];
  /** What stands in it first. */
  start: string;
  /** Asked only for these purposes; left out where it is for all. */
  purposes?: readonly string[];
  /** Asked only of those who are there already. */
  here?: true;
};

/** What is asked of a person in one sentence, and what is sent of it. */
export type PlanSentence = {
  /** The blanks of the sentence, and those that it can do without. */
  blanks: (today: string) => readonly PlanBlank[];
  further: readonly PlanBlank[];
  /** What a plan is given, of what stands in the blanks. */
  givenOf: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
  /** The blanks of what is given under another name than theirs. */
  blankOf: Readonly<Record<string, string>>;
  /** The same for family who come along with somebody who has this permit and so much net pay; nothing where nobody does. */
  familyOf: (
    texts: Readonly<Record<string, string>>,
    permit: string | null,
    netPay: number | undefined,
  ) => Readonly<Record<string, unknown>> | undefined;
};
