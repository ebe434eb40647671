/** A number at the end of a street: `12/3`, `5a`; of a village `č. p. 12`, which has no street. */
const withNumber = /^(.*?)[\s,]*(?<![\p{L}\d])(?:č\.?\s?p\.\s?)?(\d+\s?[a-z]?(?:\/\d+\s?[a-z]?)?)$/iu;

/** A street as it is written in two boxes: its name, its number, and what follows that, such as `flat 3`. */
export type SplitStreet = { street: string; number: string; rest: string };

/**
 * A street and its number apart.
 * @param line Both in one: `Vinohradská 12/3`, `náměstí 14. října 5a, flat 3`, `Lhota, č. p. 12`.
 * @returns nothing of a line in which no number follows the street: it is not guessed.
 */
export function splitStreet(line: string): SplitStreet | undefined {
  const whole = line.trim();
  const [first = '', ...others] = whole.split(',');
  // With a comma inside it is a number only where it says so: the 2 of `náměstí Míru, Praha 2` is a part of the town.
  const numbered = /č\.?\s?p\./iu.test(whole) ? [[whole, ''] as const] : [];
  for (const [text, rest] of [[first.trim(), others.join(',').trim()] as const, ...numbered]) {
    const [, street, number] = withNumber.exec(text) ?? [];
    if (number) return { street: street ?? '', number, rest };
  }
  return undefined;
}
