import type { Explained } from '@majak/law/step';
import { calculateWithChart, type ResultWithChart, type TraceLine } from '../calculator/calculate.ts';
import type { Calculator } from '../calculator/calculator.ts';
import type { Answers } from '../form/field.ts';

/** Steps and the steps they were computed from, the shown ones first. */
const allOf = (steps: readonly Explained[]): Explained[] =>
  steps.length === 0 ? [] : [...steps, ...allOf(steps.flatMap((one) => one.steps))];

/**
 * A calculator as tests try it: what is given is added to what each try shares. A refused answer throws, but for `refused`.
 * @param shared Answers of every try. @param today The day of asking.
 */
export function calculatorHarness(calculator: Calculator, shared: Answers = {}, today = '2026-11-21') {
  const read = (answers: Answers) => calculateWithChart(calculator, { ...shared, ...answers }, today);
  const answered = (answers: Answers = {}): ResultWithChart => {
    const found = read(answers);
    if (!found.ok) throw new Error(JSON.stringify(found.faults));
    return found.value;
  };
  /** An output by its path, or a step on the way by its id. */
  const lineOf = (name: string, answers: Answers = {}): TraceLine | Explained | undefined => {
    const { trace } = answered(answers);
    return trace.find(({ output }) => output === name) ?? allOf(trace).find(({ id }) => id === name);
  };
  return {
    answered,
    lineOf,
    outputs: (answers: Answers = {}) => answered(answers).outputs,
    formula: (name: string, answers: Answers = {}) => lineOf(name, answers)?.formula,
    label: (name: string, answers: Answers = {}) => lineOf(name, answers)?.label,
    /** Rules and inputs that a step names, or those it was computed from, once each. */
    rooted: (name: string, answers: Answers = {}) => {
      const line = lineOf(name, answers);
      const named = allOf(line ? [line] : []).flatMap(({ rules, reads }) => [
        ...rules.map(({ id }) => id),
        ...reads,
      ]);
      return [...new Set<string>(named)].join(' ');
    },
    /** Notes by the names they are known by, in their order. A note without a name is said whole. */
    noted: (known: Readonly<Record<string, string>>, answers: Answers = {}) =>
      answered(answers)
        .notes.map((note) => Object.keys(known).find((name) => note.includes(known[name] ?? '')) ?? note)
        .join(' '),
    /** Parts of a split chart, those that are kept with a mark; nothing where there is no chart. */
    parts: (answers: Answers = {}) => {
      const { chart } = answered(answers);
      if (chart?.kind !== 'split') return chart?.kind;
      return chart.parts.map(({ label, value, kept }) => `${label}: ${value}${kept ? ', kept' : ''}`);
    },
    /** Faults as field and code. */
    refused: (answers: Answers = {}) => {
      const found = read(answers);
      return found.ok ? [] : found.faults.map(({ field, code }) => `${field} ${code}`);
    },
    messages: (answers: Answers = {}) => {
      const found = read(answers);
      return found.ok ? [] : found.faults.map(({ message }) => message);
    },
  };
}
