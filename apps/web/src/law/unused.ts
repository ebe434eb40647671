import type { RuleId } from '@majak/law/cz/rules';

const ofInvoices = 'No calculator counts it: the invoice generator checks its documents by it.';
const voluntary = 'No calculator counts it: this insurance is voluntary, and you choose how much you pay.';

/** Rules that no calculator reads, and why they are here nevertheless. */
export const unused: Readonly<Partial<Record<RuleId, string>>> = {
  'cz.wage.minimum.hour': 'No calculator counts pay by the hour. It is here to be looked up.',
  'cz.credit.spouse.incomeLimit':
    'No calculator reads it: where it matters, you are asked whether your spouse earns less.',
  'cz.sickness.self.rate': voluntary,
  'cz.sickness.self.minimumBase.month': voluntary,
  'cz.sickness.self.minimumPremium': voluntary,
  'cz.vat.invoice.days': ofInvoices,
  'cz.vat.simplified.maximum': ofInvoices,
  'cz.holiday.weeks': 'No calculator reads it: you say how many weeks your contract gives.',
};
