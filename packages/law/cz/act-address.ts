/** An act at the Collection of Laws, in its wording of today; nothing of what is no act. */
export function actAddress(act: string): string | undefined {
  const [, number, year] = /^(\d+)\/(\d{4}) Sb\.$/.exec(act) ?? [];
  return number && `https://e-sbirka.gov.cz/eli/cz/sb/${year}/${number}`;
}
