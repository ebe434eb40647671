import { type Day, yearOf } from '@majak/law/dates';
import { type Law, supportedYears } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';
import type { AnyStep } from '@majak/law/working';
import type { Fault, ParseResult } from '../form/fault.ts';
import type { AnswersOf, Fields } from '../form/field.ts';
import { schemaOf } from '../form/schema.ts';
import type { Chart, ChartKind, ChartOf } from './chart.ts';
import type { Example } from './example.ts';
import { lawOfDay } from './law-of-day.ts';
import {
  type Declared,
  declaredIn,
  type Outputs,
  type PathOf,
  type PlainOf,
  type StepsOf,
  type Table,
} from './output.ts';
import { unusedAnswerNotes } from './unused-answers.ts';

/** What was computed for the outputs of any calculator: a step for each; a group has its own. */
export type Steps = { readonly [name: string]: AnyStep | Table | Steps | undefined };
/** What `compute` gives: what was declared, and what to know about it. */
export type ComputedOutputs<O = never> = {
  outputs: [O] extends [never] ? Steps : StepsOf<O>;
  notes?: readonly string[];
};

/** Plain outputs, as the API gives them. */
export type PlainOutputs = { [name: string]: OutputValue };
export type OutputValue = number | string | boolean | null | Table['rows'] | PlainOutputs;

export const topics = ['work', 'freelance', 'family', 'home', 'money', 'vat'] as const;
export type Topic = (typeof topics)[number];

type CalculatorWords = {
  title: string;
  /** One sentence: what the reader knows afterwards. */
  lead: string;
  topic: Topic;
  /** How a person would ask for it: `What is left of my salary?` */
  asks: string;
};

/** What was asked, answered in words that end in the value of a line. */
type Answer<Path extends string> = { words: string; line: Path };

/** A calculator as it is written down. Everything else is derived from this. */
type CalculatorSpec<Q extends Fields, O extends Outputs, K extends ChartKind = never> = {
  slug: string;
  /**
   * Its first question is enough for a result, so that a page about something else can ask it; or these besides, by
   * their names, where the answer turns on them.
   */
  quick?: true | readonly string[];
  words: CalculatorWords;
  /** The law it computes by. */
  rules: RulesByDay;
  questions: Q;
  /** What a result says, in the order it is shown. */
  outputs: O;
  /** The day whose rules are used, and the question that said it; today within the year where there is none. */
  on?: (answers: AnswersOf<Q>) => { day: Day; field: string } | undefined;
  /** Faults that no single question can see. */
  validate?: (answers: AnswersOf<Q>, on: { law: Law; today: Day }) => readonly Fault[];
  /** @param answers Validated. @param law The rules of the day; the year asked for, or today within it. */
  compute: (answers: AnswersOf<Q>, law: Law) => ComputedOutputs<O>;
  /** The one number that matters, by the path of its output; the lines below it, where they are not the others as declared. */
  shows: {
    headline: PathOf<O>;
    lines?: readonly PathOf<O>[];
    /** The answer to what was asked, where that is no single output: the words, and the line they end in. */
    answer?: (outputs: PlainOf<O>) => Answer<PathOf<O>> | undefined;
  };
  /** The kind of its chart, if it has one, and what is drawn of a result; nothing where a result has none. */
  draws?: K;
  chart?: (answers: AnswersOf<Q>, outputs: PlainOf<O>, law: Law) => ChartOf<NoInfer<K>> | undefined;
  /** Answers the form starts with, so that a first result is seen at once. */
  sample: { [K in keyof Q]?: unknown };
  examples: readonly Example[];
};

export type ReadyCalculation = {
  law: Law;
  compute: () => ComputedOutputs;
  chart: (outputs: PlainOutputs) => Chart | undefined;
};

/** A calculator as pages, API and tests use it, whatever its questions are. */
export type Calculator = Pick<
  CalculatorSpec<Fields, Outputs, ChartKind>,
  'slug' | 'quick' | 'words' | 'rules' | 'questions' | 'outputs' | 'draws' | 'sample' | 'examples'
> & {
  shows: {
    headline: string;
    lines: readonly string[];
    answer: (outputs: PlainOutputs) => Answer<string> | undefined;
  };
  /** Its outputs by their paths, in the order they are declared. */
  declared: ReadonlyMap<string, Declared>;
  /**
   * Validates what was given and picks the rules.
   * @param today The day of asking: the default year, and the day within it.
   */
  read: (given: unknown, today: Day) => ParseResult<ReadyCalculation>;
};

/** The day whose rules a year is computed by: today within this year, the last day of one that is over, the first of one to come. */
const dayIn = (year: number, today: Day): Day => {
  if (year === yearOf(today)) return today;
  return year < yearOf(today) ? `${year}-12-31` : `${year}-01-01`;
};

/** Turns a written-down calculator into one that can be used. */
export function calculator<
  const Q extends Fields,
  const O extends Outputs,
  const K extends ChartKind = never,
>(spec: CalculatorSpec<Q, O, K>): Calculator {
  const { validate, compute, chart, on, shows, ...rest } = spec;
  const declared = new Map(declaredIn(spec.outputs).map((one) => [one.path, one]));
  const { headline, answer, lines = [...declared.keys()].filter((path) => path !== headline) } = shows;
  const schema = schemaOf(spec.questions);
  return {
    ...rest,
    shows: { headline, lines, answer: (outputs) => answer?.(outputs as PlainOf<O>) },
    declared,
    read: (given, today) => {
      const parsed = schema.safeParse(given);
      if (!parsed.success)
        return {
          ok: false,
          faults: [
            ...parsed.error.issues.flatMap((one) => faultsOf(one)),
            ...yearFaults(spec.rules, { year: yearIn(given), today }),
          ],
        };
      const answers = parsed.data as AnswersOf<Q>;
      const asked = on?.(answers) ?? {
        day: dayIn(yearIn(parsed.data) ?? yearOf(today), today),
        field: 'year',
      };
      const noRules = yearFaults(spec.rules, { year: yearOf(asked.day), today, field: asked.field });
      if (noRules.length > 0) return { ok: false, faults: noRules };
      const law = lawOfDay(spec.rules, asked.day);
      const faults = validate?.(answers, { law, today }) ?? [];
      if (faults.length > 0) return { ok: false, faults };
      return {
        ok: true,
        value: {
          law,
          compute: () => {
            const { outputs, notes = [] } = compute(answers, law);
            return { outputs, notes: [...unusedAnswerNotes(spec.questions, answers), ...notes] };
          },
          chart: (outputs) => chart?.(answers, outputs as PlainOf<O>, law),
        },
      };
    },
  };
}

const yearIn = (given: unknown): number | undefined =>
  typeof given === 'object' && given !== null && 'year' in given && Number.isInteger(given.year)
    ? Number(given.year)
    : undefined;

type AskedYear = { year: number | undefined; today: Day; field?: string };

/** A year before the first we hold, or one nothing is set for yet. */
function yearFaults(rules: RulesByDay, { year, today, field = 'year' }: AskedYear): Fault[] {
  const years = supportedYears(rules, today);
  if (year === undefined || years.includes(year)) return [];
  const [first = 0, last] = [years[0], years.at(-1)];
  const why = year < first ? 'older rules are not in here' : 'nothing is set for later ones yet';
  return [{ field, code: 'no_rules', message: `Ask for a year from ${first} to ${last}: ${why}` }];
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };

function faultsOf({ code = 'invalid', path, message, ...more }: Issue): Fault[] {
  const field = path.join('.');
  if (code !== 'unrecognized_keys')
    return [{ field: field || 'body', code, message: field ? message : 'Send an object with the inputs' }];
  const keys = more.keys ?? [];
  return keys.map((key) => ({ field: [...path, key].join('.'), code, message: 'This field is not known' }));
}
