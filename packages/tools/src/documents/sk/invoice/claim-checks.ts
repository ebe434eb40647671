import { provisionPlace } from '@majak/law/sk/provision-place';
import { wrong } from '../../../form/finding.ts';
import { claimedInVain, contradictions, saidOfTax, statesTax } from '../../invoice/said-of-tax.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import type { Invoice } from './invoice-form.ts';
import { chargesVat } from './regime.ts';
import { slovakTaxWords } from './tax-words.ts';

/** What a text says that only an invoice without tax may say. */
const contradiction = (invoice: Invoice) =>
  chargesVat(invoice) ? saidOfTax(invoice, slovakTaxWords) : undefined;

/** Where nobody owes a tax, and the text says that the customer does. */
function claimed(invoice: Invoice) {
  if (invoice.regime === 'payer' || invoice.supply !== 'domestic') return undefined;
  const said = saidOfTax(invoice, slovakTaxWords);
  return said?.kind === 'reverse' ? said : undefined;
}

/** The field that a text of an invoice stands in. */
const fieldOf = (at: 'note' | number = 'note'): string => (at === 'note' ? at : `lines.${at}.description`);

/** The rules about what the texts of an invoice say of its tax. */
export const claimChecks: readonly InvoiceCheck[] = [
  {
    id: 'tax.stated',
    field: 'lines.0.description',
    place: provisionPlace('sk.vat.owed.onDocument'),
    when: ({ invoice }) => !chargesVat(invoice) && statesTax(invoice, slovakTaxWords),
    look: ({ invoice }) =>
      invoice.regime === 'payer'
        ? wrong(
            'No tax is charged on this supply, but its text states a tax: leave it out, or make it a supply at home',
          )
        : wrong(
            'You charge no tax at home, but its text states a tax: if you write a tax on a document, you owe it',
          ),
  },
  {
    id: 'tax.contradicted',
    field: ({ invoice }) => fieldOf(contradiction(invoice)?.at),
    place: ({ invoice }) =>
      provisionPlace(
        contradiction(invoice)?.kind === 'reverse'
          ? 'sk.vat.invoice.reverseCharge'
          : 'sk.vat.invoice.exemption',
      ),
    when: ({ invoice }) => contradiction(invoice) !== undefined,
    look: ({ invoice }) => wrong(contradictions[contradiction(invoice)?.kind ?? 'nonPayer']),
  },
  {
    id: 'tax.claimed',
    field: ({ invoice }) => fieldOf(claimed(invoice)?.at),
    place: provisionPlace('sk.vat.reverse.domestic'),
    when: ({ invoice }) => claimed(invoice) !== undefined,
    look: () => wrong(claimedInVain),
  },
];
