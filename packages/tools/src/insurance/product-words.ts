import { formatMoney } from '../money/money.ts';
import type { Cover, Exclusion, InsuranceProduct } from './product.ts';

export const coverNames: Readonly<Record<Cover, string>> = {
  urgent: 'Urgent and necessary care',
  home: 'Transport home',
  remains: 'Repatriation of remains',
  preventive: 'Preventive care',
  checkups: 'Check-ups during an illness',
  pregnancy: 'Pregnancy and birth',
  dental: 'Dentist',
  luggage: 'Luggage',
  cancellation: 'A trip that’s cancelled',
  thirdParty: 'Damage to others',
};

export const exclusionNames: Readonly<Record<Exclusion, string>> = {
  intent: 'Intentional injury',
  fault: 'Injury that’s the insured’s own fault',
  alcohol: 'Injury after alcohol',
  drugs: 'Injury after drugs',
  sports: 'Winter and adventure sports',
  business: 'Business',
};

/** What a product pays for, its limits and what it leaves out, in words. */
export const productWords = (product: InsuranceProduct) => ({
  limit: `${formatMoney(product.limit)} an event`,
  covers: product.covers.map((one) => coverNames[one]),
  limits: product.limitLines,
  excludes: [...product.excludes.map((one) => exclusionNames[one]), ...product.exclusionLines],
  ages: `${product.ages.from} to ${product.ages.to}`,
  sharing: product.sharing ? 'The insured pay a part' : 'Nothing',
});
