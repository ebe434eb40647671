/** Words that no page of the Slovak site says: places, money and offices of the other country. */
export const ofCzechia =
  /Czech|Prague|Praha|Brno|\bCZK\b|\bKč\b|\bcrowns?\b|ČSSZ|OSVČ|\bARES\b|\bSb\.|datová schránka|přiznání|pojištění|Europe\/Prague|\/\/majak\.example|MJK-/g;

/** Words that no page of the Czech site says. */
export const ofSlovakia =
  /Bratislava|Sociálna poisťovňa|IČ DPH|SZČO|živnosť|\bZ\. z\.|slov-lex|slovensko\.sk|minv\.sk|sk\.majak\.example|MJS-/g;

/** Addresses and papers besides; numbers of a business are called IČO and DIČ on both sides. That "kč" can be typed at an amount, as any sign of money, is no word of the site. */
export const inScripts = /[Cc]zech|[Pp]rague|Praha|Brno|\bCZK\b|\bKč\b|DPČ|OSVČ|ČSSZ|'cz\.|MJK-/g;

/** What a site says of itself: lists of nationalities and of time zones name every country, and the way to a sister names hers. */
export const readable = (text: string): string =>
  text
    .replace(/<option value="Europe\/[^<]*<\/option>/g, '')
    .replace(/<option value="CZ"[^>]*>Czechia<\/option>/g, '')
    .replace(/(["'>]|\\n)Czech Republic(?=["'<]|\\n)/g, '')
    .replace(/<(link|a) [^>]*hreflang="[^"]*"[^>]*>([^/]*<\/a>)?/gi, '')
    .replaceAll('Do you also work in the Czech Republic?', '')
    .replace(/Yes, from Prague, on our Czech site\.[^<"]*/g, '');
