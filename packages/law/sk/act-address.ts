/** An act at the Slovak Collection of Laws, in its wordings; nothing of what is no act. */
export function actAddress(act: string): string | undefined {
  const [, number, year] = /^(\d+)\/(\d{4}) (?:Z\. z|Zb)\.$/.exec(act) ?? [];
  return number && `https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/${year}/${number}/`;
}
