import type { VatNumber } from '@majak/tools/vat/vat-number';
import type { RegistersPort, VatFacts } from '../ports/registers/port.ts';

type VatCheck = {
  kind: 'checked';
  facts: VatFacts;
};
type VatCheckRefused = { kind: 'tooMany'; retryAfterS: number };

type Means = {
  registers: Pick<RegistersPort, 'checkVat'>;
  /** Counts the look-up against the client's limit; answers the seconds to wait when there were too many. */
  secondsUntilAllowed: () => Promise<number | undefined>;
};

/**
 * Asks the registers for a VAT number.
 * @param asked Normalised and well-formed: what is not is no register's business, and counts against no limit.
 */
export async function checkVatNumber(asked: VatNumber, means: Means): Promise<VatCheck | VatCheckRefused> {
  const retryAfterS = await means.secondsUntilAllowed();
  if (retryAfterS !== undefined) return { kind: 'tooMany', retryAfterS };
  return { kind: 'checked', facts: await means.registers.checkVat(asked) };
}
