/**
 * Sum of digits times weights, from the left.
 * @param digits Digits only; what lies beyond the weights is left out.
 */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0);

/** The last digit, as a number. */
export const lastDigit = (digits: string): number => Number(digits.slice(-1));

/**
 * Luhn's check over all digits, the last being the check digit.
 * Source: ISO/IEC 7812-1, annex B.
 */
export function luhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * The hybrid check MOD 11,10 over all digits, the last being the check digit.
 * Source: ISO/IEC 7064.
 */
export function mod11and10Valid(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((carried, digit) => {
    const sum = (Number(digit) + carried) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (product + lastDigit(digits)) % 10 === 1;
}
