import { expandLawTokens } from '@majak/law/token';
import { formatValue } from '@majak/ui/format-value';
import { unbroken } from '@majak/ui/unbroken';
import { rules } from './law-book.ts';

/**
 * Prints values of the law into a text, so that pages and calculators cannot disagree. A token that names no rule,
 * or a rule that did not exist then, stays as it was written: the editor sees it in the preview, and cannot publish it.
 */
export const lawText = (text: string): string => expandLawTokens(rules, text, formatValue);

/** The word of a sentence, not the part of an address. */
const email = /(?<![\w/@.-])e-(?=mail(?:s|ed)?(?![\w/-]|\.\w))/gi;
const wordJoiner = '\u2060';

/** The same for a text that is read on a page: its amounts and sections stay on one line, and an “e-mail” too. */
export const proseText = (text: string): string => unbroken(lawText(text)).replace(email, `$&${wordJoiner}`);

/** The same for every text in a value, however deep: the fields of a block, and those of its rows. */
export function withLawTexts<T>(value: T): T;
export function withLawTexts(value: unknown): unknown {
  if (typeof value === 'string') return proseText(value);
  if (Array.isArray(value)) return value.map((part) => withLawTexts(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLawTexts(part)]));
}
