import type { Invoice } from './invoice.ts';
import { extensionNamespace } from './isdoc-lines.ts';
import { textOf, type Written } from './xml.ts';

/** What an extension holds of an invoice, by the name of its element. */
const heldBy = (invoice: Invoice): Readonly<Record<string, string | undefined>> => ({
  Kind: invoice.kind,
  Regime: invoice.regime,
  Supply: invoice.supply,
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
  Qr: String(invoice.qr),
});

/** The extension of the document; what is empty is left out. */
export const isdocExtension = (invoice: Invoice): Written => ({
  Invoice: {
    '@xmlns': extensionNamespace,
    ...Object.fromEntries(Object.entries(heldBy(invoice)).filter(([, value]) => value)),
  },
});

/** What the extension says over what the standard elements say; other programs' files have none. */
export function fromExtension(extension: unknown): Record<string, unknown> {
  const said = (name: string) => textOf(extension, name);
  const number = said('OriginalNumber');
  return {
    kind: said('Kind'),
    regime: said('Regime'),
    supply: said('Supply'),
    taxDate: said('TaxDate'),
    language: said('Language'),
    discount: { kind: said('DiscountKind'), value: Number(said('DiscountValue')) },
    rounding: said('Rounding'),
    ...(number ? { original: { number, issueDate: said('OriginalDate') } } : {}),
    reason: said('Reason'),
    exemption: said('Exemption'),
    issuedBy: said('IssuedBy'),
    qr: said('Qr') === 'true',
  };
}
