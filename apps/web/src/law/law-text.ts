import { type RuleId, rules } from '@majak/law/cz/rules';
import { lawOn } from '@majak/law/law-on';
import { shown } from '../tools/calculators/spoken.ts';

/** `{{law cz.vat.standard 2026}}`, with a year or a day: the year alone means its last day. */
const token = /\{\{\s*law\s+([\w.]+)\s+(\d{4}(?:-\d{2}-\d{2})?)\s*\}\}/g;

const isRule = (id: string): id is RuleId => Object.hasOwn(rules, id);

/**
 * Prints values of the law into a text, so that pages and calculators cannot disagree. A token that names no rule,
 * or a rule that did not exist then, stays as it was written: the editor sees it in the preview.
 */
export const lawText = (text: string): string =>
  text.includes('{{')
    ? text.replace(token, (written, id: string, when: string) => valueAt(id, when) ?? written)
    : text;

function valueAt(id: string, when: string): string | undefined {
  if (!isRule(id)) return undefined;
  const law = lawOn('cz', when.length === 4 ? `${when}-12-31` : when);
  const value = law.ok ? law.value.valueOf(id) : null;
  return value === null ? undefined : shown(value, rules[id].unit);
}
