import type { Law } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';

/** A value of the law as a number. @throws Error where there is none on the day. */
export function numberOf(law: Law, rule: RuleId): number {
  const value = law.valueOf(rule);
  if (typeof value !== 'number') throw new Error(`${rule} isn’t a number on ${law.on}`);
  return value;
}

/** Sizes of a household, as the rules of rents and energy name them. */
const sizes = ['one', 'two', 'three', 'four', 'five'] as const;

const at = <Value>(list: readonly Value[], persons: number): Value | undefined =>
  list[Math.min(Math.max(persons, 1), list.length) - 1];

export type Household = {
  adults: number;
  childrenUnder6: number;
  children6to15: number;
  children15to26: number;
};

const sizeOf = ({ adults, childrenUnder6, children6to15, children15to26 }: Household): number =>
  adults + childrenUnder6 + children6to15 + children15to26;

/** The living minimum of people who are counted together. */
function livingMinimum(law: Law, household: Household): number {
  const value = (rule: RuleId): number => numberOf(law, rule);
  if (sizeOf(household) === 1) return value('cz.living.single');
  return (
    value('cz.living.first') +
    (household.adults - 1) * value('cz.living.adult') +
    household.childrenUnder6 * value('cz.living.child') +
    household.children6to15 * value('cz.living.schoolchild') +
    household.children15to26 * value('cz.living.student')
  );
}

/**
 * The net income a month that a household has to show: the living minimum with the highest normative rent and the energy
 * allowance; with the real costs of housing instead, where they are given.
 */
export function incomeNeeded(law: Law, household: Household): number {
  const size = at(sizes, sizeOf(household)) ?? 'one';
  return (
    livingMinimum(law, household) +
    numberOf(law, `cz.living.rent.${size}`) +
    numberOf(law, `cz.living.energy.${size}`)
  );
}

/** The same with the real costs of housing. */
export const incomeWithRealCosts = (law: Law, household: Household, costs: number): number =>
  livingMinimum(law, household) + costs;

/** Money for a stay of so many months, as the ministry counts it: one month less than there are. */
export const fundsFor = (law: Law, months: number): number =>
  numberOf(law, 'cz.funds.stay') + numberOf(law, 'cz.funds.month') * (Math.max(1, Math.ceil(months)) - 1);
