/**
 * Sections of act 235/2004 under which something can go without tax: what is exempt (§ 51 to § 71i), investment gold (§ 92),
 * where only the margin is taxed and the tax may not be stated (§ 89(14), § 90(14)), and who is no payer or in a special scheme (§ 2 to § 2b, § 6 to § 6f, § 109 on).
 */
const canExempt = (number: number, letters: string): boolean =>
  (number >= 51 && number <= 71) ||
  ([89, 90, 92].includes(number) && letters === '') ||
  number === 2 ||
  number === 6 ||
  number >= 109;

/** Another source of an exemption than a section of the act: the directive, or another act. */
const namesOther = /\bčl\.|\barticle|\bart\.|směrnic|directive/iu;

/** The section that a reason for an exemption cites though it exempts nothing: `§ 29`; nothing where one of those cited may. */
export function citedInVain(exemption: string): string | undefined {
  const acts = exemption.match(/\d+\/\d{4}/g) ?? [];
  if (namesOther.test(exemption) || acts.some((act) => act !== '235/2004')) return undefined;
  const cited = [...exemption.matchAll(/§\s*(\d+)(?:\s?([a-z]{1,2})(?!\p{L}))?/giu)];
  const isSome = cited.some(([, number = '', letters = '']) => canExempt(Number(number), letters));
  return isSome ? undefined : cited[0] && `§ ${cited[0][1]}`;
}
