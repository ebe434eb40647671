import { type Money, times } from '../money/money.ts';
import type { InsuredPerson } from './needs.ts';
import { type InsuranceProduct, isWithin, type Tariff } from './product.ts';

const isFor = ({ ages, sex, insured }: Tariff, person: InsuredPerson): boolean =>
  isWithin(person.age, ages) && (!sex || sex === person.sex) && (!insured || insured === person.insured);

/**
 * What a person pays for the whole period: so many times the tariff of their age, sex and kind from the greatest length that
 * was reached. Where two lines are of the same length, the one that names more of the person counts.
 * @returns nothing where no line is for them.
 */
export function priceFor(
  { tariffs }: Pick<InsuranceProduct, 'tariffs'>,
  person: InsuredPerson,
  duration: number,
): Money | undefined {
  const named = ({ sex, insured }: Tariff) => Number(sex !== undefined) + Number(insured !== undefined);
  const [best] = tariffs
    .filter((tariff) => tariff.lasting <= duration && isFor(tariff, person))
    .sort((one, other) => named(other) - named(one) || other.lasting - one.lasting);
  return best && times(best.each, duration);
}
