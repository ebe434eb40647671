import type { ProvisionId } from '@majak/law/cz/provisions';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { readVatNumber } from '../../../../vat/vat-number.ts';
import { claimedInVain, contradictions, type SaidOfTax, saidOfTax } from '../../../invoice/said-of-tax.ts';
import { provisionPlace } from '../../provision-place.ts';
import { placeOf } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { chargesVat, isPayer } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import { taxedAs } from './place-checks.ts';
import { isAnyCompany } from './register-check.ts';
import {
  claimsGoodsAbroad,
  isHomeLet,
  isNeverReversed,
  isSentToMemberState,
  type Reversed,
  reversedAtHome,
} from './spoken-of.ts';
import { czechTaxWords } from './tax-words.ts';

/** Whether the customer may be a payer here: it has a number, as an identified person has too. */
const mayBeForPayerHere = ({ customer: { kind, country, vatNumber } }: Invoice) =>
  kind === 'business' && country === 'CZ' && readVatNumber(vatNumber, 'CZ').country === 'CZ';

/** What a payer reverses to this customer and has taxed all the same. */
const taxedThoughReversed = (invoice: Invoice): Reversed | undefined =>
  chargesVat(invoice) && mayBeForPayerHere(invoice)
    ? invoice.lines.flatMap(({ description, rate }) =>
        rate > 0 ? (reversedAtHome(description) ?? []) : [],
      )[0]
    : undefined;

const named: Readonly<Record<Reversed, string>> = {
  building: 'Building work',
  scrap: 'Scrap or waste',
};

/** Whether the customer has a number of another member state. */
function isRegisteredElsewhere({ customer: { vatNumber } }: Invoice): boolean {
  const { country, formatValid, checksumValid } = readVatNumber(vatNumber, 'CZ');
  return formatValid && checksumValid !== false && country !== null && country !== 'CZ';
}

const taxedHome = (invoice: Invoice): number =>
  chargesVat(invoice)
    ? invoice.lines.findIndex(({ description, rate }) => rate > 0 && isHomeLet(description))
    : -1;

/** What a text says that only an invoice without tax may say. Beside a line without tax, an exemption may be that line’s. */
function contradiction(invoice: Invoice) {
  if (!chargesVat(invoice) || !invoice.lines.some(({ rate }) => rate > 0)) return undefined;
  const said = saidOfTax(invoice, czechTaxWords);
  const isOfAll = said?.kind === 'reverse' || said?.kind === 'nonPayer';
  return said && (isOfAll || invoice.lines.every(({ rate }) => rate > 0)) ? said : undefined;
}

const contradicts: Readonly<Record<SaidOfTax, ProvisionId>> = {
  reverse: 'cz.vat.invoice.reverseCharge',
  exempt: 'cz.vat.invoice.exemption',
  elsewhere: 'cz.vat.owed.onDocument',
  nonPayer: 'cz.vat.owed.onDocument',
  margin: 'cz.vat.margin',
};

/** Where nobody owes a tax at home, and the text says that the customer does. Abroad a customer may owe that of its own country. */
function claimed(invoice: Invoice) {
  const { regime, supply, place } = invoice;
  if (isPayer({ regime }) || supply !== 'domestic' || place === 'abroad') return undefined;
  const said = saidOfTax(invoice, czechTaxWords);
  return said?.kind === 'reverse' ? said : undefined;
}

/** The field that a text of an invoice stands in. */
const fieldOf = (at: 'note' | number = 'note'): string => (at === 'note' ? at : `lines.${at}.description`);

/** The rules about what is supplied, where its words leave no doubt. */
export const subjectChecks: readonly InvoiceCheck[] = [
  {
    id: 'customer.company',
    field: 'customer.kind',
    place: ({ invoice }) =>
      provisionPlace(isPayer(invoice) ? 'cz.vat.invoice.customer' : 'cz.accounting.document.parties'),
    when: ({ invoice: { customer } }) => customer.kind === 'person' && isAnyCompany(customer.name),
    look: () => wrong('Your customer is a company by its name: invoice a business, not a person'),
    mend: ({ invoice }) => ({
      label: 'Invoice a business',
      to: { ...invoice, customer: { ...invoice.customer, kind: 'business' } },
    }),
  },
  {
    id: 'supply.reversed',
    field: 'supply',
    place: ({ invoice }) =>
      provisionPlace(
        taxedThoughReversed(invoice) === 'scrap' ? 'cz.vat.reverse.scrap' : 'cz.vat.reverse.building',
      ),
    when: ({ invoice }) => taxedThoughReversed(invoice) !== undefined,
    look: ({ invoice }) =>
      // An identified person has a number of the same form, and is charged the tax: which it is stands in no document.
      missing(
        `${named[taxedThoughReversed(invoice) ?? 'building']} for another VAT payer is reverse charge at home: check whether your customer is one. If it’s only an identified person, charging the tax is right`,
      ),
    // What stands beside it and isn’t reversed belongs on an invoice of its own.
    mend: ({ invoice }) =>
      invoice.lines.every(({ description }) => reversedAtHome(description))
        ? {
            label: 'Make it domestic reverse charge',
            to: taxedAs({ ...invoice, regime: 'payer' }, 'domesticReverseCharge'),
          }
        : undefined,
  },
  {
    id: 'supply.notReversed',
    field: 'supply',
    place: provisionPlace('cz.vat.reverse.domestic'),
    when: ({ invoice }) =>
      isPayer(invoice) && invoice.supply === 'domesticReverseCharge' && isNeverReversed(invoice),
    look: () =>
      wrong('Only what the act lists is reversed at home, such as building work: charge the tax on this'),
    mend: ({ invoice }) => ({ label: 'Make it a supply at home', to: taxedAs(invoice, 'domestic') }),
  },
  {
    id: 'exemption.goods',
    field: 'customer.vatNumber',
    place: provisionPlace('cz.vat.exempt.goods'),
    when: ({ invoice }) => isPayer(invoice) && isSentToMemberState(invoice),
    look: (looked) => {
      if (isRegisteredElsewhere(looked.invoice))
        return right('Your customer is registered in another member state');
      return placeOf(looked.invoice.customer.country) === 'eu' && !looked.invoice.customer.vatNumber
        ? missing('Enter your customer’s VAT number: goods for another member state are exempt only with it')
        : wrong('§ 64 exempts only goods for a customer registered for VAT in another member state');
    },
  },
  {
    id: 'exemption.nonPayer',
    field: ({ invoice }) => claimsGoodsAbroad(invoice) ?? 'exemption',
    place: provisionPlace('cz.vat.exempt.goods'),
    when: ({ invoice }) => !isPayer(invoice) && claimsGoodsAbroad(invoice) !== undefined,
    look: () =>
      wrong(
        'Only a VAT payer’s goods for another member state are exempt under § 64: you charge no tax, so leave that out',
      ),
  },
  {
    id: 'exemption.home',
    field: ({ invoice }) => `lines.${Math.max(0, taxedHome(invoice))}.rate`,
    place: provisionPlace('cz.vat.exempt.rent'),
    when: ({ invoice }) => taxedHome(invoice) >= 0,
    look: () =>
      wrong(
        'Letting a home is exempt, and you can’t choose to tax it: only stays of up to 48 hours are taxed',
      ),
    mend: ({ invoice }) => ({
      label: 'Leave the tax out, and name § 56a',
      to: {
        ...invoice,
        exemption: invoice.exemption || '§ 56a zákona č. 235/2004 Sb.',
        lines: invoice.lines.map((line) => (isHomeLet(line.description) ? { ...line, rate: 0 } : line)),
      },
    }),
  },
  {
    id: 'tax.contradicted',
    field: ({ invoice }) => fieldOf(contradiction(invoice)?.at),
    place: ({ invoice }) => provisionPlace(contradicts[contradiction(invoice)?.kind ?? 'nonPayer']),
    when: ({ invoice }) => contradiction(invoice) !== undefined,
    look: ({ invoice }) => wrong(contradictions[contradiction(invoice)?.kind ?? 'nonPayer']),
  },
  {
    id: 'tax.claimed',
    field: ({ invoice }) => fieldOf(claimed(invoice)?.at),
    place: provisionPlace('cz.vat.reverse.domestic'),
    when: ({ invoice }) => claimed(invoice) !== undefined,
    look: () => wrong(claimedInVain),
  },
];
