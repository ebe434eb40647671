import { provisionPlace } from '@majak/law/sk/provision-place';
import { wrong } from '../../../form/finding.ts';
import { statedInVain } from '../../invoice/dropped-rate.ts';
import { claimedInVain, contradictions, saidOfTax, statesTax } from '../../invoice/said-of-tax.ts';
import { chargesVat } from './charges-vat.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import type { Invoice } from './invoice-form.ts';
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

const goodsToMemberState =
  /§\s*43(?!\d)|(?:čl\p{L}*\.?|art\p{L}*\.?)\s*138(?!\d)|intra[- ]?(?:community|EU|union) (?:suppl|deliver)|intrakomunit\p{L}+ dodan|dodanie (?:tovaru )?do (?:iného členského štátu|EÚ)/iu;

/** Where one who is no payer claims the exemption of goods for another member state. */
function claimsGoods(invoice: Invoice) {
  if (invoice.regime === 'payer') return undefined;
  const said = saidOfTax(invoice, slovakTaxWords);
  if (said?.kind !== 'elsewhere') return undefined;
  const text = said.at === 'note' ? invoice.note : invoice.lines[said.at]?.description;
  return goodsToMemberState.test(text ?? '') ? said : undefined;
}

/** The field that a text of an invoice stands in. */
const fieldOf = (at: 'note' | number = 'note'): string => (at === 'note' ? at : `lines.${at}.description`);

/** The rules about what the texts of an invoice say of its tax. */
export const claimChecks: readonly InvoiceCheck[] = [
  {
    id: 'tax.stated',
    field: 'lines.0.description',
    place: provisionPlace('sk.vat.owed.onDocument'),
    when: ({ invoice, dropped }) =>
      dropped !== undefined || (!chargesVat(invoice) && statesTax(invoice, slovakTaxWords)),
    look: ({ invoice, dropped }) =>
      wrong(
        statedInVain(
          invoice.regime === 'payer',
          dropped === undefined ? 'its text states a tax' : `a line says ${dropped} % of tax`,
        ),
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
  {
    id: 'exemption.nonPayer',
    field: ({ invoice }) => fieldOf(claimsGoods(invoice)?.at),
    place: provisionPlace('sk.vat.exempt.goods'),
    when: ({ invoice }) => claimsGoods(invoice) !== undefined,
    look: () =>
      wrong(
        'Only a VAT payer’s goods for another member state are exempt under § 43: you charge no tax, so leave that out',
      ),
  },
];
