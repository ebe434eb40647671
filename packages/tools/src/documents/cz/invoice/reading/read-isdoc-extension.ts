import { childOf, childrenOf, textOf } from './xml.ts';

function fromEvidence(evidence: unknown): Record<string, unknown> {
  const said = (name: string) => textOf(evidence, name);
  if (evidence === undefined) return {};
  return {
    vatCheck: {
      vatNumber: said('VatNumber'),
      registry: said('Registry'),
      source: said('Source'),
      checkedAt: said('CheckedAt'),
      consultationNumber: said('ConsultationNumber'),
      name: said('Name'),
      address: said('Address'),
    },
  };
}

function fromAdvances(extension: unknown): Record<string, unknown> {
  const rows = childrenOf(extension, 'Advance');
  if (rows.length === 0) return {};
  return {
    paid: Number(textOf(extension, 'Paid')),
    advances: rows.map((row) => ({
      number: textOf(row, 'Number'),
      receivedOn: textOf(row, 'ReceivedOn'),
      amount: Number(textOf(row, 'Amount')),
      rate: Number(textOf(row, 'Rate')),
      treatment: textOf(row, 'Treatment'),
      exchangeRate: Number(textOf(row, 'ExchangeRate')),
    })),
  };
}

/** What the extension says over what the standard elements say; other programs' files have none. */
export function fromExtension(extension: unknown): Record<string, unknown> {
  const said = (name: string) => textOf(extension, name);
  const number = said('OriginalNumber');
  return {
    kind: said('Kind'),
    regime: said('Regime'),
    supply: said('Supply'),
    place: said('Place') || undefined,
    taxDate: said('TaxDate'),
    language: said('Language'),
    discount: { kind: said('DiscountKind'), value: Number(said('DiscountValue')) },
    rounding: said('Rounding'),
    ...(number ? { original: { number, issueDate: said('OriginalDate') } } : {}),
    reason: said('Reason'),
    exemption: said('Exemption'),
    issuedBy: said('IssuedBy'),
    qr: said('Qr') === 'true',
    ...fromAdvances(extension),
    ...fromEvidence(childOf(extension, 'VatCheck')),
  };
}
