/** What can follow the legal form in a name: nothing, that the company is being wound up, or a remark in brackets. */
const endOfName = String.raw`(?:,? v (?:likvidaci|likvidácii|insolvenci|úpadku|konkurze))?\s*(?:\(.*)?$`;

/** Short legal forms at the end of a name: in the middle `A. S.` are a person’s initials. @param forms As parts of an expression. */
export const formAtEnd = (forms: string): RegExp => new RegExp(`[\\s,](?:${forms})${endOfName}`, 'u');

const foreignForm = formAtEnd(
  String.raw`GmbH|AG|UG|Ltd\.?|Limited|LLP|LLC|Inc\.?|Corp\.?|PLC|plc|S\.?A\.?R\.?L\.?|SAS|B\.?V\.?|N\.?V\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|Sp\. z o\.o\.|Kft\.?|Oy|AB|ApS|OÜ|UAB|SIA|d\.o\.o\.`,
);

/** A company of another country, by the legal form at the end of its name. */
export const hasForeignForm = (name: string): boolean => foreignForm.test(name);
