import { howSure } from '@majak/law/how-sure';
import { type Law, markOf, periodsOf } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import { placeOf } from '../tools/calculators/cited-rule.ts';
import { ruleIds, rules, wholeRule } from './law-book.ts';

/** A rule for programs, as it stands on the day of the law. */
function described(law: Law, id: RuleId) {
  const rule = wholeRule(id);
  const carriedFrom = law.carriedFrom(id);
  const holding = periodsOf(rules, id).findLast(({ from }) => from <= law.on);
  return {
    id,
    title: rule.title,
    value: law.valueOf(id),
    unit: rule.unit,
    from: holding?.from ?? law.on,
    place: placeOf(rule),
    sources: rule.sources.map(({ kind, title, url, says, readOn }) => ({ kind, title, url, says, readOn })),
    sureness: howSure(rule, markOf(rules, law.year, id)),
    disputes: rule.disputes ?? [],
    ...(carriedFrom === undefined ? {} : { carriedFrom }),
  };
}

/** Every rule of this site, in the order of the law, for programs. */
export const describedRules = (law: Law) => ruleIds.map((id) => described(law, id));
