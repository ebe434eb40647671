import type { Invoice } from '../model/invoice-form.ts';
import { extensionNamespace } from './isdoc-lines.ts';
import type { Written } from './write-xml.ts';

/** What an extension holds of an invoice, by the name of its element. */
const heldBy = (invoice: Invoice): Readonly<Record<string, string | undefined>> => ({
  Kind: invoice.kind,
  Regime: invoice.regime,
  Supply: invoice.supply,
  Place: invoice.place === 'usual' ? undefined : invoice.place,
  SupplierEntry: invoice.supplier.entry === 'register' ? undefined : invoice.supplier.entry,
  TaxDate: invoice.taxDate,
  Language: invoice.language,
  ExchangeDate: invoice.exchange?.date,
  CustomerKind: invoice.customer.kind,
  Account: invoice.payment.account,
  Iban: invoice.payment.iban,
  DiscountKind: invoice.discount.kind,
  DiscountValue: String(invoice.discount.value),
  Rounding: invoice.rounding,
  OriginalNumber: invoice.original?.number,
  OriginalDate: invoice.original?.issueDate,
  Reason: invoice.reason,
  Exemption: invoice.exemption,
  IssuedBy: invoice.issuedBy,
  Paid: invoice.advances.length > 0 ? String(invoice.paid) : undefined,
  Qr: String(invoice.qr),
});

const filled = (values: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

function evidenceOf({ vatCheck }: Invoice): Record<string, Written> {
  if (!vatCheck) return {};
  return {
    VatCheck: filled({
      VatNumber: vatCheck.vatNumber,
      Registry: vatCheck.registry,
      Source: vatCheck.source,
      CheckedAt: vatCheck.checkedAt,
      ConsultationNumber: vatCheck.consultationNumber,
      Name: vatCheck.name,
      Address: vatCheck.address,
    }),
  };
}

/** The advances as they were entered: a deposit of the standard has neither its day nor why it was not taxed. */
function advancesOf({ advances }: Invoice): Record<string, Written> {
  if (advances.length === 0) return {};
  return {
    Advance: advances.map((one) =>
      filled({
        Number: one.number,
        ReceivedOn: one.receivedOn,
        Amount: String(one.amount),
        Rate: String(one.rate),
        Treatment: one.treatment,
        ExchangeRate: String(one.exchangeRate),
      }),
    ),
  };
}

/** The extension of the document; what is empty is left out. */
export const isdocExtension = (invoice: Invoice): Written => ({
  Invoice: {
    '@xmlns': extensionNamespace,
    ...filled(heldBy(invoice)),
    ...advancesOf(invoice),
    ...evidenceOf(invoice),
  },
});
