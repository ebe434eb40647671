import { type BriefCitation, briefCitation } from '@majak/law/brief-citation';
import { lawOn, yearsOf } from '@majak/law/law-on';
import type { RuleId, RuleRead, RulesByDay } from '@majak/law/rule';
import { formatValue } from '@majak/ui/format-value';

export type CitedRule = {
  id: RuleId;
  title: string;
  value: string;
  place: string;
  since: string;
  confidence: string;
};

/** What a line says of a rule it read on a day: where it stands, since when, how sure it is. */
export function describeRule(rules: RulesByDay, { id, on }: RuleRead): CitedRule | undefined {
  const law = lawOn(rules, on);
  if (!law.ok) return undefined;
  const { title, value, unit, validFrom, confidence, carriedFrom, ...where } = briefCitation(law.value, id);
  return {
    id,
    title,
    value: formatValue(value, unit),
    place: placeOf(where),
    since:
      carriedFrom === undefined ? sinceWords(validFrom, yearsOf(rules)[0]) : `the figure of ${carriedFrom}`,
    confidence,
  };
}

/** `§ 7(1) of act 589/1992`, and where else it stands; what has no number is named as it is. */
export const placeOf = ({ act, section, also }: Pick<BriefCitation, 'act' | 'section' | 'also'>): string => {
  const number = /^\d+\/\d+/.exec(act)?.[0];
  const place = number ? `${section} of act ${number}` : `${act}, ${section}`;
  return also ? `${place}, and ${also}` : place;
};

/** `valid since 2024`; of a value from the first year we hold nobody here knows how much older it is. */
const sinceWords = (from: string, firstYear: number | undefined): string => {
  if (from.startsWith(String(firstYear))) return `valid since ${firstYear} or earlier`;
  return from.endsWith('-01-01')
    ? `valid since ${from.slice(0, 4)}`
    : `valid since ${formatValue(from, 'date')}`;
};
