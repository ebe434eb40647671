import type { Dispute } from './dispute.ts';
import type { LegalClock } from './legal-clock.ts';
import type { Rule } from './rule.ts';

/** The law of a jurisdiction, whole, as a site shows it: for servers, a browser gets the values alone. */
export type LawBook = {
  rules: Readonly<Record<string, Rule>>;
  /** What sources read in two ways, by the name that rules give it. */
  disputes: Readonly<Record<string, Dispute>>;
  /** What it is about, in the order it is read, and the ids of the rules that belong there. */
  areas: readonly { title: string; of: RegExp }[];
  /** By when offices decide about a stay; left out where that is not counted here. */
  clock?: LegalClock;
};
