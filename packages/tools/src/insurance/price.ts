import { type Money, times } from '../money/money.ts';
import type { InsuredPerson } from './needs.ts';
import { type InsuranceProduct, isWithin, type Tariff } from './product.ts';

const isFor = ({ ages, sex, insured }: Tariff, person: InsuredPerson): boolean =>
  isWithin(person.age, ages) && (!sex || sex === person.sex) && (!insured || insured === person.insured);

/** How much of a person a line names: their kind, which few are, before their sex; both before either. */
const named = ({ sex, insured }: Tariff): number => (insured ? 2 : 0) + (sex ? 1 : 0);

/**
 * What a person pays for the whole period: so many times the tariff of their age, sex and kind. Where several lines are for
 * them the one that names more of them counts, and of those the one from the greatest length that was reached.
 * @returns nothing where no line is for them.
 */
export function priceFor(
  { tariffs }: Pick<InsuranceProduct, 'tariffs'>,
  person: InsuredPerson,
  duration: number,
): Money | undefined {
  const [best] = tariffs
    .filter((tariff) => tariff.lasting <= duration && isFor(tariff, person))
    .sort((one, other) => named(other) - named(one) || other.lasting - one.lasting);
  return best && times(best.each, duration);
}
