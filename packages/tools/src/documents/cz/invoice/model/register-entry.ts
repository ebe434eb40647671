const trade = 'Fyzická osoba zapsaná v živnostenském rejstříku.';
const farming = 'Fyzická osoba zapsaná v evidenci zemědělského podnikatele.';

/**
 * By legal form. Those in the commercial register (102, 104, 106, 108 and every company) need court, section and insert,
 * which the form does not tell; 105 is entered wherever the law of its profession says.
 * Source: Czech Statistical Office, code list of legal forms (číselník 56).
 */
const entries = new Map([
  ['101', trade],
  ['103', farming],
  ['107', farming],
]);

/**
 * The sentence about the entry in a register that an invoice has to carry (act 89/2012 § 435), as far as it follows from
 * the legal form alone.
 * @param legalForm Code of the Czech Statistical Office, as ARES gives it.
 */
export const registerEntryOf = (legalForm: string | null): string | undefined => entries.get(legalForm ?? '');
