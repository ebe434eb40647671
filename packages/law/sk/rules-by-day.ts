import type { RuleByDay } from '../rule.ts';
import { type RuleId, rules } from './rules.ts';

/**
 * The rules of Slovakia as calculators take them. In a browser this module has nothing else in it: the build packs it,
 * and leaves out explanations, notes and sources.
 */
export const rulesByDay: Readonly<Record<RuleId, RuleByDay>> = rules;
