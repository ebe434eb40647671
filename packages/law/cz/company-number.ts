import type { CompanyNumber } from '../jurisdiction.ts';

/**
 * Whether eight digits are an identification number of a business (IČO): weights 8 to 2, modulo 11.
 * Source: Czech Statistical Office, structure of the IČO; 45274649, 00177041 and 27082440 are ones.
 */
export function icoValid(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  const [last = 0, ...sum] = [...digits].map(Number).reverse();
  const weighted = sum.reduce((total, digit, at) => total + digit * (at + 2), 0);
  return (11 - (weighted % 11)) % 10 === last;
}

/**
 * Reads an IČO as people write it: with spaces, and without its leading zeros.
 * @returns Eight digits, as the registers want them; nothing when the check digit is wrong.
 */
export function readIco(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, '');
  const padded = /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : '';
  return icoValid(padded) && padded !== '00000000' ? padded : undefined;
}

export const companyNumber: CompanyNumber = {
  wrong: 'An IČO has eight digits, the last of which is a check digit: compare it with the original',
  read: readIco,
};
