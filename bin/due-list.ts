import type { Day } from '../packages/law/dates.ts';
import { reviewBy } from '../packages/law/review-by.ts';
import type { Rule } from '../packages/law/rule.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, Rule>>>>;
type Due = { id: string; by: Day; place: string; title: string };

const dueIn = (rules: Readonly<Record<string, Rule>>, day: Day): Due[] =>
  Object.entries(rules)
    .map(([id, rule]) => ({
      id,
      by: reviewBy(rule),
      place: `${rule.act} ${rule.section}`,
      title: rule.title,
    }))
    .filter(({ by }) => by < day);

const lineOf = ({ id, by, place, title }: Due) => `  ${by}  ${place.padEnd(26)}  ${id}: ${title}`;

/** Rules whose day to be read again is before this one, by the file of their area, with their place in the act. */
export function dueList(areas: Areas, day: Day): string {
  const due = Object.entries(areas)
    .map(([name, rules]) => ({ name, due: dueIn(rules, day) }))
    .filter((area) => area.due.length > 0);
  const [count, all] = [
    due.reduce((sum, area) => sum + area.due.length, 0),
    Object.values(areas).reduce((sum, rules) => sum + Object.keys(rules).length, 0),
  ];
  const parts = due.map((area) => [`${area.name}.ts`, ...area.due.map(lineOf), ''].join('\n'));
  return [...parts, `${count} of ${all} rules should have been read again before ${day}.`].join('\n');
}
