import { lawOn, ruleIn } from './law-on.ts';
import type { RuleId, RulesByDay, RuleValue, Unit } from './rule.ts';

/** `{{law`, the id of a rule, a year or a day, `}}`: the year alone means its last day. */
const token = /^\{\{\s*law\s+([\w.]+)\s+(\d{4}(?:-\d{2}-\d{2})?)\s*\}\}$/;
/** Whatever was meant to be one: a year that was forgotten makes it no token, and it would be printed as it is. */
const meant = /\{\{\s*law\b[^{}]*\}\}/gi;

const isRule = (rules: RulesByDay, id: string): id is RuleId => Object.hasOwn(rules, id);

/** What a token stands for; `null` means that the rule did not exist then. */
type Named = { value: RuleValue; unit: Unit; carried: boolean };

function namedBy(rules: RulesByDay, written: string): Named | undefined {
  const [, id = '', when = ''] = token.exec(written) ?? [];
  if (!isRule(rules, id)) return undefined;
  const law = lawOn(rules, when.length === 4 ? `${when}-12-31` : when);
  if (!law.ok) return undefined;
  const { value: on } = law;
  return { value: on.valueOf(id), unit: ruleIn(rules, id).unit, carried: on.carriedFrom(id) !== undefined };
}

/**
 * Puts values of a jurisdiction's law into a text. A token without a value stays as it was written.
 * @param show How a value is written; the unit is that of the rule.
 */
export const expandLawTokens = (
  rules: RulesByDay,
  text: string,
  show: (value: NonNullable<RuleValue>, unit: Unit) => string,
): string =>
  text.includes('{{')
    ? text.replace(meant, (written) => {
        const named = namedBy(rules, written);
        return named === undefined || named.value === null || named.carried
          ? written
          : show(named.value, named.unit);
      })
    : text;

/** What is wrong with each token of a text that would stay as it was written, in words for the one who wrote it. */
export const faultyTokens = (rules: RulesByDay, text: string): readonly string[] =>
  [...text.matchAll(meant)].flatMap(([written]) => {
    const fault = faultOf(rules, written);
    return fault === undefined ? [] : [`${written} ${fault}`];
  });

function faultOf(rules: RulesByDay, written: string): string | undefined {
  const [matched, id = ''] = token.exec(written) ?? [];
  if (matched === undefined) return 'needs the name of a rule and a year or a day: the names are at /law';
  if (!isRule(rules, id)) return 'doesn’t name a rule of the law: the names are at /law';
  const named = namedBy(rules, written);
  if (named === undefined) return 'names a time we have no rules for';
  // A text says nothing of a figure that stands in, and would keep it when the right one is here.
  if (named.carried) return 'names a figure that is not published here yet';
  return named.value === null ? 'names a rule that has no value then' : undefined;
}
