import { childOf, textOf } from './xml.ts';

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
    ...fromEvidence(childOf(extension, 'VatCheck')),
  };
}
