import type { Day } from '@majak/law/dates';
import type { RulesByDay } from '@majak/law/rule';
import type { Fault } from '../form/fault.ts';
import type { JsonSchema } from '../form/json-schema.ts';
import type { PlanAnswer } from './plan-answer.ts';
import type { PlanSentence } from './plan-blank.ts';

/** An answer as programs get it: its amounts are called by the currency. */
type Told = Readonly<Record<string, unknown>>;

/** What a plan was asked and says: or what is wrong with what was sent, at its field. */
export type Planned =
  | {
      ok: true;
      given: Readonly<Record<string, unknown>>;
      answer: PlanAnswer;
      told: Told;
      ignored: readonly string[];
    }
  | { ok: false; faults: readonly Fault[] };

/** What a passport alone says, in whole sentences, and ids of permits that are closed to it. */
export type NationalityNotes = { notes: readonly string[]; closed: readonly string[] };

/** A plan of a country: who needs what, as one question. */
export type Plan = {
  rules: RulesByDay;
  /** The sentence in which a page asks. */
  sentence: PlanSentence;
  /** What it takes, for the description of the API. */
  givenSchema: JsonSchema;
  /** What it tells programs. */
  toldSchema: JsonSchema;
  /** An example of what it takes. */
  sample: Readonly<Record<string, unknown>>;
  /** What can be named in it, and what can come of it. */
  lists: {
    purposes: readonly string[];
    holds: readonly string[];
    permits: readonly { id: string; title: string; officialName: string | null }[];
  };
  /** What somebody may do by their citizenship alone. @param code Of two letters. */
  onNationality: (code: string) => NationalityNotes;
  /** Answers what is given. @param given Unchecked. @param today The day the law is read for where no other is given. */
  answer: (given: unknown, today: Day) => Planned;
};
