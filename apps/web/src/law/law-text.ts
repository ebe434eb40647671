import { withLaw } from '@majak/law/token';
import { shown } from '../tools/calculators/spoken.ts';

/**
 * Prints values of the law into a text, so that pages and calculators cannot disagree. A token that names no rule,
 * or a rule that did not exist then, stays as it was written: the editor sees it in the preview, and cannot publish it.
 */
export const lawText = (text: string): string => withLaw(text, shown);
