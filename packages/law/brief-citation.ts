import type { Day } from './dates.ts';
import { confidence, type Law, markOf, periodsOf, ruleIn } from './law-on.ts';
import type { RuleId, RuleValue, Unit } from './rule.ts';

/** What a result says of a rule it used. */
export type BriefCitation = {
  id: RuleId;
  title: string;
  value: RuleValue;
  unit: Unit;
  /** First day of the period with this value; the first day we hold rules for, if it is older. */
  validFrom: Day;
  act: string;
  section: string;
  /** Where else it stands: `§ 6(4)(a) of act 586/1992`. */
  also?: string;
  /** How sure the value is, in words. */
  confidence: string;
  /** The year this figure is of, where that of the year asked for is not set yet. */
  carriedFrom?: number;
};

/** A rule as it stands on the day of the law, without its sources: small enough for a browser. */
export function briefCitation(law: Law, id: RuleId): BriefCitation {
  const known = cited.get(law) ?? new Map<RuleId, BriefCitation>();
  const citation = known.get(id) ?? citedIn(law, id);
  cited.set(law, known.set(id, citation));
  return citation;
}

/** Citations of a law: every answer cites a dozen rules, and most answers the same ones. */
const cited = new WeakMap<Law, Map<RuleId, BriefCitation>>();

function citedIn(law: Law, id: RuleId): BriefCitation {
  const { title, unit, act, section, also } = ruleIn(law.rules, id);
  const holding = periodsOf(law.rules, id).findLast(({ from }) => from <= law.on);
  const from = law.carriedFrom(id);
  return {
    id,
    title,
    value: law.valueOf(id),
    unit,
    validFrom: holding?.from ?? law.on,
    act,
    section,
    ...(also ? { also } : {}),
    confidence: confidence(markOf(law.rules, law.year, id)),
    ...(from === undefined ? {} : { carriedFrom: from }),
  };
}
