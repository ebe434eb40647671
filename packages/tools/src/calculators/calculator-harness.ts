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
  const read = (given: Answers) => calculateWithChart(calculator, { ...shared, ...given }, today);
  const answered = (given: Answers = {}): ResultWithChart => {
    const found = read(given);
    if (!found.ok) throw new Error(JSON.stringify(found.faults));
    return found.value;
  };
  /** An output by its path, or a step on the way by its id. */
  const lineOf = (name: string, given: Answers = {}): TraceLine | Explained | undefined => {
    const { trace } = answered(given);
    return trace.find(({ output }) => output === name) ?? allOf(trace).find(({ id }) => id === name);
  };
  return {
    answered,
    lineOf,
    outputs: (given: Answers = {}) => answered(given).outputs,
    formula: (name: string, given: Answers = {}) => lineOf(name, given)?.formula,
    label: (name: string, given: Answers = {}) => lineOf(name, given)?.label,
    /** Rules and inputs that a step names, or those it was computed from, once each. */
    rooted: (name: string, given: Answers = {}) => {
      const line = lineOf(name, given);
      const named = allOf(line ? [line] : []).flatMap(({ rules, reads }) => [
        ...rules.map(({ id }) => id),
        ...reads,
      ]);
      return [...new Set<string>(named)].join(' ');
    },
    /** Notes by the names they are known by, in their order. A note without a name is said whole. */
    noted: (known: Readonly<Record<string, string>>, given: Answers = {}) =>
      answered(given)
        .notes.map((note) => Object.keys(known).find((name) => note.includes(known[name] ?? '')) ?? note)
        .join(' '),
    /** Parts of a split picture, those that are kept with a mark; nothing where there is no picture. */
    parts: (given: Answers = {}) => {
      const { picture } = answered(given);
      if (picture?.kind !== 'split') return picture?.kind;
      return picture.parts.map(({ label, value, kept }) => `${label}: ${value}${kept ? ', kept' : ''}`);
    },
    /** Faults as field and code. */
    refused: (given: Answers = {}) => {
      const found = read(given);
      return found.ok ? [] : found.faults.map(({ field, code }) => `${field} ${code}`);
    },
    messages: (given: Answers = {}) => {
      const found = read(given);
      return found.ok ? [] : found.faults.map(({ message }) => message);
    },
  };
}
