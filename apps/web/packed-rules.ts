import { createRequire } from 'node:module';
import type { DatedValue, RuleByDay, RulesByDay } from '@majak/law/rule';
import type { Plugin } from 'vite';

/** A column of the table: one thing of every rule. Neither rows nor values contain what parts them. */
const column = (rules: RulesByDay, of: (rule: RuleByDay) => string): string => {
  const cells = Object.values(rules).map(of);
  const broken = cells.find((cell) => /[|\n]/.test(cell));
  if (broken !== undefined) throw new Error(`A rule cannot be packed with a | or a line break: ${broken}`);
  return cells.join('|');
};

/** The same of each of its values. */
const ofValues = (rules: RulesByDay, of: (dated: DatedValue) => string): string =>
  column(rules, ({ values }) => values.map(of).join(' '));

/** The mark of each year from the first on: `2,2,3`. */
function marksOf({ from, sure }: DatedValue): string {
  const first = Number(from.slice(0, 4));
  const years = Math.max(...Object.keys(sure).map(Number)) - first + 1;
  return Array.from({ length: years }, (_, at) => sure[first + at] ?? '').join(',');
}

/**
 * The rules as a browser gets them: a table in one text, a column for each thing a calculator needs of a rule. What
 * they are for, their notes and their sources stay on the server.
 */
export const packedRules = (rules: RulesByDay): string => `
const [ids, titles, units, acts, sections, alsos, lasts, froms, values, marks] = ${JSON.stringify(
  [
    Object.keys(rules).join('|'),
    column(rules, ({ title }) => title),
    column(rules, ({ unit }) => unit),
    column(rules, ({ act }) => act),
    column(rules, ({ section }) => section),
    column(rules, ({ also }) => also ?? ''),
    // What holds until it is changed has nothing here.
    column(rules, ({ lasts: of }) => (of === 'until changed' ? '' : of.yearly)),
    // A year is its first day.
    ofValues(rules, ({ from }) => from.replace('-01-01', '')),
    ofValues(rules, ({ value }) => JSON.stringify(value)),
    ofValues(rules, marksOf),
  ].join('\n'),
)}.split('\\n').map((line) => line.split('|'));
const sureOf = (first, marks) =>
  Object.fromEntries(marks.split(',').map((mark, at) => [first + at, mark]).filter((one) => one[1]));
const datedOf = (at) => {
  const [of, sure] = [values[at].split(' '), marks[at].split(' ')];
  return froms[at].split(' ').map((from, nth) => ({
    from: from[4] ? from : from + '-01-01',
    value: JSON.parse(of[nth]),
    sure: sureOf(parseInt(from), sure[nth]),
  }));
};
export const rulesByDay = Object.fromEntries(ids.map((id, at) => [id, {
  title: titles[at],
  unit: units[at],
  act: acts[at],
  section: sections[at],
  also: alsos[at] || undefined,
  lasts: lasts[at] ? { yearly: lasts[at] } : 'until changed',
  values: datedOf(at),
}]));
`;

type Told = RuleByDay & { unread?: string; inWords?: true };

/** Rules that a calculator reads or says: what documents are checked by is read on the server. */
export const readByCalculators = (rules: Readonly<Record<string, Told>>) =>
  Object.fromEntries(Object.entries(rules).filter(([, { unread, inWords }]) => !unread || inWords));

/** Packs the rules of the law for browsers: every calculator brings them. */
export const packRules = (): Plugin => ({
  name: 'pack-rules',
  enforce: 'pre',
  load(id) {
    const file = /\/law\/[a-z]{2}\/([a-z-]+)\.ts$/.exec(id)?.[1];
    if (!file || this.environment.name !== 'client') return undefined;
    // Every area takes it.
    if (file === 'area')
      throw new Error('A browser takes rules-by-day.ts: areas have explanations and sources');
    if (file !== 'rules-by-day') return undefined;
    const { rulesByDay }: { rulesByDay: RulesByDay } = createRequire(import.meta.url)(id);
    return packedRules(readByCalculators(rulesByDay));
  },
});
