import { vatChecksums } from './vat-checksums.ts';
import { isVatCountry, type VatCountry, vatFormats } from './vat-formats.ts';

/** A VAT number in its parts: Greece is EL, Northern Ireland XI; the number is without the prefix. */
export type VatNumber = { country: VatCountry; number: string };

export type VatNumberResult = {
  /** Upper case, with its prefix, without spaces, dots and dashes. */
  normalised: string;
  /** null when the prefix is none of a member state's, nor XI. */
  country: VatCountry | null;
  /** What follows the prefix; all of it when there is no known prefix. */
  number: string;
  formatValid: boolean;
  /** null where numbers of this kind have no published check digit; false for a malformed one. */
  checksumValid: boolean | null;
};

/** Spaces, dots, dashes of every kind, and characters nobody sees. */
const separators = /[\s.\p{Pd}\p{C}]/gu;

/** The number as the registers write it; digits alone are of the country at home. */
function normalise(text: string, home: VatCountry | '' = ''): string {
  const bare = text.normalize('NFKC').toUpperCase().replace(separators, '');
  if (/^\d+$/.test(bare)) return home + bare;
  return bare.replace(/^GR/, 'EL');
}

/**
 * Reads a VAT number as people write it, and checks what can be checked without a register.
 * @param text With or without the country's prefix, in any case, with spaces, dots and dashes.
 * @param home The country of a number of digits alone; without it such a number is of none.
 */
export function readVatNumber(text: string, home?: VatCountry): VatNumberResult {
  const normalised = normalise(text, home);
  const prefix = normalised.slice(0, 2);
  if (!isVatCountry(prefix))
    return { normalised, country: null, number: normalised, formatValid: false, checksumValid: null };
  const number = normalised.slice(2);
  const formatValid = vatFormats[prefix].test(number);
  const checksumValid = formatValid && vatChecksums[prefix](number);
  return { normalised, country: prefix, number, formatValid, checksumValid };
}
