import type { Day } from './dates.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import type { Rule, RuleId } from './rule.ts';

/** Where something stands. */
export type Place = { act: string; section: string };

/** How sure a date is, in words: an act states it, it follows from several sections, or no law says so at all. */
export const surenesses = {
  stated: 'stated in the act',
  read: 'our reading of the act',
  unconfirmed: 'not read in an act',
  advice: 'our advice, not law',
} as const;
export type Sureness = keyof typeof surenesses;

/** An office, by its names. */
export type Office = {
  name: string;
  /** As its country calls it. */
  officialName: string;
  /** The language of that name, as BCP 47 writes it. */
  language: string;
  /** Where it takes what is sent to it electronically. */
  dataBox?: string;
  /** Where the law makes this its matter. */
  places: readonly Place[];
};

/** What somebody who waits can do once the time to decide is over. */
export type WhenLate = {
  /** The office that can make the other one decide. */
  superior: Office;
  /** What becomes of the application, what can be asked of whom, and what is left after that. */
  what: string;
  places: readonly Place[];
  sureness: Sureness;
};

/** How an office proceeds: by what its days are counted, and what stops them. */
export type Proceedings = {
  counting: readonly Place[];
  pausing: readonly Place[];
  /** How sure it is that pauses count so. */
  pausingSureness: Sureness;
  /** What a reader should know where there was a pause. */
  pauseNote?: string;
  /** What a reader should know where the end is so many days after a pause. */
  afterPauseNote: string;
  /** What a reader should know who was called to take over what the office grants; left out where that stops no time. */
  approvedNote?: string;
  whenLate: WhenLate;
};

/** A kind of permit that a person can wait for. */
export type PermitKind = {
  /** Plain words with hyphens: `employee-card`. */
  id: string;
  title: string;
  /** The heading that it is listed under. */
  group: string;
  /** As the act calls it, in the language of the country. */
  officialName: string;
  /** Who decides on it, whoever takes it. */
  office: Office;
  /** The rule with the time of the office, in days or months. */
  time: RuleId;
  /** The longer time, and when the office may take it. */
  complex?: { time: RuleId; when: string };
  /** Where the act says on what grounds it is applied for, and at which office; left out where the time’s own place says it. */
  grounds?: readonly Place[];
  sureness: Sureness;
  note?: string;
  proceedings: Proceedings;
  /** What a person does about it, by the ids of the steps. */
  steps: readonly string[];
};

/** Days that a person knows. Only the first is needed. */
export type KnownDays = {
  filedOn: Day;
  arrivedOn?: Day;
  cardEndsOn?: Day;
  insuredUntil?: Day;
  oldestPaperOn?: Day;
  fingerprintsOn?: Day;
  invitedOn?: Day;
};

/** So many days after a day, or before it; by a rule, or by our advice. */
export type Distance = {
  days: RuleId | number;
  unit: 'days' | 'working days';
  direction: 'after' | 'before';
};

/** Something that is done about a permit, and the days it is done between. */
export type ClockStep = {
  id: string;
  title: string;
  who: 'you' | 'office';
  /** When, in words that are true without any date. */
  when: string;
  /** The day it is counted from; left out where the office names it. */
  anchor?: keyof KnownDays | 'decideBy';
  /** The first day, from the anchor. */
  opens?: Distance;
  /** The last day, from the anchor; the anchor itself where it says nothing else. */
  closes?: Distance | 'on the day';
  /** Whether a last day at a weekend or on a holiday moves on. */
  moves: boolean;
  /** Shown only where the day it is counted from is known. */
  onlyDated?: true;
  places: readonly Place[];
  sureness: Sureness;
  /** The document that does it, by its address in the catalogue. */
  document?: string;
};

/** What a country lays down about waiting for a permit, as data. */
export type LegalClock = {
  country: Pick<Jurisdiction, 'isPublicHoliday'>;
  rules: Readonly<Record<string, Rule>>;
  /** The rule with the days that are left after a pause. */
  afterPause: RuleId;
  permits: readonly PermitKind[];
  /** The ids of those that are offered before the others, in this order. */
  common: readonly string[];
  steps: readonly ClockStep[];
  /** The first day on which an application could be filed by the acts that are counted by. */
  since: Day;
};
