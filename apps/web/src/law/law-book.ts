import { site } from '@majak/desk/site';
import type { LawBook } from '@majak/law/law-book';
import type { Rule, RuleId } from '@majak/law/rule';

const none: LawBook = { rules: {}, disputes: {}, areas: [] };

/** The law that this site shows; nothing is in it where it shows none. */
export const { rules, disputes, areas } = site.law ?? none;

/** Whether a text is the id of a rule that this site shows. */
export const isRule = (id: string): id is RuleId => Object.hasOwn(rules, id);

/** Ids of all rules, as they lie in the law. */
export const ruleIds: readonly RuleId[] = Object.keys(rules).filter(isRule);

/** A rule, whole. @throws Error for one that this site does not show. */
export function wholeRule(id: RuleId): Rule {
  const found = rules[id];
  if (!found) throw new Error(`${id} isn’t a rule of this site`);
  return found;
}
