import type { RuleId } from '@majak/law/rule';
import { areas, ruleIds } from './law-book.ts';

type RuleGroup = { title: string; ids: readonly RuleId[] };

/** All rules by area; what belongs to none of them is shown last. */
export function ruleGroups(): readonly RuleGroup[] {
  const groups = areas.map(({ title, of }) => ({ title, ids: ruleIds.filter((id) => of.test(id)) }));
  const rest = ruleIds.filter((id) => !groups.some((group) => group.ids.includes(id)));
  return [...groups, { title: 'Other', ids: rest }].filter(({ ids: own }) => own.length > 0);
}
