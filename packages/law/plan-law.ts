import type { Place, Sureness } from './legal-clock.ts';
import type { RuleId } from './rule.ts';

/** Something known of a person and their plan, by its name; what is left out is not known. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * What a fact is compared with: a value, one of some values, a limit (a number, or the name of another fact), or whether
 * it is known at all. What is not known meets nothing but `{ known: false }`.
 */
export type Matcher =
  | string
  | number
  | boolean
  | readonly string[]
  | { under: number | string }
  | { over: number | string }
  | { atLeast: number | string }
  | { not: readonly (string | boolean)[] }
  | { known: boolean };

/** What has to be so, fact by fact. */
export type Condition = Readonly<Record<string, Matcher>>;

/** Why a permit cannot be had. `{name}` in its words stands for a fact. */
export type Obstacle = {
  when: Condition;
  why: string;
  places: readonly Place[];
  sureness?: Sureness;
  /** When it can be had after all: `after month six`. */
  later?: string;
};

/** A sum that an office takes. */
export type PlanFee = {
  what: string;
  /** The rule with its amount, or the amount where no rule has it. */
  amount: RuleId | number;
  where: string;
  places: readonly Place[];
  optional?: boolean;
};

/** A time to do something in: so many days, working days, months or years from something. */
export type Within = { n: number; unit: string; from: string };

/** Something that is done for a permit, or with it. */
export type PlanStep = {
  step: string;
  who: string;
  places: readonly Place[];
  sureness?: Sureness;
  within?: Within;
  /** The day, in words, where it is one: `by {holdsUntil}`. */
  day?: string;
  /** The name of the fact with its last day. */
  by?: string;
  /** The name of the fact with its first day. */
  opens?: string;
};

/** A paper that is handed in. */
export type PlanPaper = {
  title: string;
  places: readonly Place[];
  about?: string;
  /** What makes it here, by its name in a catalogue of documents or applications. */
  made?: string;
};

/** A part of a list that is there under a condition only. */
export type Sometimes = string | { use: string; when: Condition };

/** A time in which an office decides: by a rule, with the longer one of complex cases. */
export type PlanDecision = {
  normal: RuleId | number;
  complex?: RuleId | number;
  /** The time of family who file at once. */
  family?: RuleId | number;
  places: readonly Place[];
  sureness?: Sureness;
};

/** A way to stay, and all that follows from it. */
export type PlanPermit = {
  /** As programs know it: `blue-card`. */
  id: string;
  title: string;
  officialName?: string;
  /** What it is, in one sentence. */
  about: string;
  places: readonly Place[];
  sureness: Sureness;
  obstacles: readonly Obstacle[];
  /** Its name in a list of what is not possible, where it is another: `permanent-residence-before-{permanentFrom}`. */
  lostAs?: string;
  /** The times to decide, the first one that holds. */
  decisions?: readonly (PlanDecision & { when?: Condition })[];
  fees: readonly Sometimes[];
  steps: readonly Sometimes[];
  papers: readonly Sometimes[];
  validity?: string;
  /** Names of the facts that it turns on; `name:fact` where it is told by another name. */
  amounts?: readonly Sometimes[];
  notes?: readonly { when?: Condition; text: string }[];
  /** What cannot be known from here, and who knows. */
  unknown?: readonly { when?: Condition; what: string; ask: string }[];
  /** How long it takes in practice, where anyone said so; no law. */
  really?: string;
};

/** What is tried in a situation, in this order: the first without an obstacle fits. */
export type PlanSituation = {
  name: string;
  when: Condition;
  tries: readonly string[];
  /** What is possible besides, with its condition in words; it never is the answer itself. */
  also?: readonly { permit: string; words?: string; when?: Condition }[];
  /** What people ask about and is not possible, by its own obstacles. */
  never?: readonly string[];
  /** What is done where nothing fits. */
  otherwise?: readonly Sometimes[];
};

/** Who needs what in a country, as data. */
export type PlanLaw = {
  permits: Readonly<Record<string, PlanPermit>>;
  fees: Readonly<Record<string, PlanFee>>;
  steps: Readonly<Record<string, PlanStep>>;
  papers: Readonly<Record<string, PlanPaper>>;
  /** The first whose condition is met is taken. */
  situations: readonly PlanSituation[];
};
