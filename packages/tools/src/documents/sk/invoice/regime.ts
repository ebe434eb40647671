import { placeOf, type Supply } from './choices.ts';
import type { Invoice } from './invoice-form.ts';

type Treatment = Pick<Invoice, 'regime' | 'supply'>;

/** Whether the customer owes the tax. */
export const customerOwes = ({ regime, supply }: Treatment): boolean =>
  (supply === 'euReverseCharge' && regime !== 'nonPayer') ||
  (supply === 'domesticReverseCharge' && regime === 'payer');

/** The day whose rates count: of the supply; of issue where it is the same. */
export const taxDay = ({ taxDate, issueDate }: Pick<Invoice, 'taxDate' | 'issueDate'>): string =>
  taxDate || issueDate;

/**
 * How a service is taxed by who supplies it and who receives it, the usual way first.
 * Source: act 222/2004 § 15(1) a business: where it is; § 15(2) a person: where the supplier is.
 */
export function suppliesFor(
  regime: Invoice['regime'],
  { kind, country }: Pick<Invoice['customer'], 'kind' | 'country'>,
): readonly [Supply, ...Supply[]] {
  const place = placeOf(country);
  const business = kind === 'business';
  if (business && place === 'eu' && regime === 'payer') return ['euReverseCharge', 'exempt'];
  if (business && place === 'eu' && regime === 'registered') return ['euReverseCharge'];
  if (regime !== 'payer') return business && place === 'beyond' ? ['outsideEu', 'domestic'] : ['domestic'];
  if (business && place === 'beyond') return ['outsideEu', 'exempt'];
  return business ? ['domestic', 'domesticReverseCharge', 'exempt'] : ['domestic', 'exempt'];
}
