/**
 * Whether eight digits end in their check digit: weights 8 to 2, modulo 11. Company numbers have had this form on both
 * sides of the border since before there was one.
 */
export function eightDigitsValid(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  const [last = 0, ...sum] = [...digits].map(Number).reverse();
  const weighted = sum.reduce((total, digit, at) => total + digit * (at + 2), 0);
  return (11 - (weighted % 11)) % 10 === last;
}

/**
 * Reads such a number as people write it: with spaces, and without its leading zeros.
 * @returns Eight digits, as the registers want them; nothing when the check digit is wrong.
 */
export function readEightDigits(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, '');
  const padded = /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : '';
  return eightDigitsValid(padded) && padded !== '00000000' ? padded : undefined;
}
