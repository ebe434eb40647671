import type { Day } from '@majak/law/dates';
import { placeOf, type Supply } from './choices.ts';
import type { Invoice } from './invoice-form.ts';

/** What decides how a document is taxed. */
type TaxTreatment = Pick<Invoice, 'regime' | 'supply'>;

/** Whether the supplier is a payer of VAT at home: the document is then a tax document. */
export const isPayer = ({ regime }: Pick<Invoice, 'regime'>): boolean =>
  regime === 'payer' || regime === 'simplified';

/** Whether tax stands on the document: a payer's supply at home that is neither exempt nor taxed by the customer. */
export const chargesVat = (taxed: TaxTreatment): boolean => isPayer(taxed) && taxed.supply === 'domestic';

/** Whether the customer owes the tax: by a payer at home or to the EU, by an identified person to the EU only. */
export const customerOwes = ({ regime, supply }: TaxTreatment): boolean =>
  (supply === 'euReverseCharge' && regime !== 'nonPayer') ||
  (supply === 'domesticReverseCharge' && isPayer({ regime }));

/**
 * The category of tax in the words of EN 16931 (UNTDID 5305): S taxed, E exempt, AE reverse charge, O outside VAT.
 * A non-payer is outside it altogether, which is no reverse charge.
 */
export type Category = 'S' | 'E' | 'AE' | 'O';

/** The category of lines with this rate. */
export function categoryOf(taxed: TaxTreatment, rate: number): Category {
  if (customerOwes(taxed)) return 'AE';
  if (!isPayer(taxed) || taxed.supply === 'outsideEu') return 'O';
  return chargesVat(taxed) && rate > 0 ? 'S' : 'E';
}

/** Whether the document is a tax document (daňový doklad): no proforma is, and nothing of a non-payer. */
export const isTaxDocument = ({ kind, regime, supply }: TaxTreatment & Pick<Invoice, 'kind'>): boolean =>
  kind !== 'proforma' && (isPayer({ regime }) || customerOwes({ regime, supply }));

/** The day whose rates and exchange rate count: of the supply; of issue where it is the same. */
export const taxDay = ({ taxDate, issueDate }: Pick<Invoice, 'taxDate' | 'issueDate'>): Day =>
  taxDate || issueDate;

/** Who a customer is, as far as tax depends on it. */
type Customer = Pick<Invoice['customer'], 'kind' | 'country'>;

/**
 * How a service is taxed by who supplies it and who receives it, the usual way first.
 * Source: act 235/2004 § 9(1) a business: where it is; § 9(2) a person: where the supplier is; § 10h some services to
 * persons beyond the EU; § 92a and § 51 are a matter of what is supplied.
 */
export function suppliesFor(regime: Invoice['regime'], { kind, country }: Customer): readonly Supply[] {
  const place = placeOf(country);
  const business = kind === 'business';
  if (business && place === 'eu' && isPayer({ regime })) return ['euReverseCharge', 'exempt', 'domestic'];
  if (business && place === 'eu' && regime === 'identifiedPerson') return ['euReverseCharge'];
  if (regime === 'nonPayer' || regime === 'identifiedPerson')
    return business && place === 'beyond' ? ['outsideEu', 'domestic'] : ['domestic'];
  if (business && place === 'beyond') return ['outsideEu', 'domestic', 'exempt'];
  if (business) return ['domestic', 'domesticReverseCharge', 'exempt'];
  return place === 'beyond' ? ['domestic', 'outsideEu', 'exempt'] : ['domestic', 'exempt'];
}
