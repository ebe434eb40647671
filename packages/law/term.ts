import { isCurrency } from './currency.ts';
import { type Exact, exact, quotient } from './exact.ts';
import { formatExact } from './format-exact.ts';
import { type Law, ruleIn } from './law-on.ts';
import type { RuleId, Unit } from './rule.ts';
import type { AnyStep, Term } from './working.ts';

// Hundreds of terms are made for an answer and few are written: they share these, rather than bring a closure each.
function writeValue(this: Term): string {
  return formatExact(this.value, this.unit);
}

const leaf = (value: Exact, unit: Unit, from: Pick<Term, 'input' | 'rule' | 'step'> = {}): Term => ({
  value,
  unit,
  write: writeValue,
  binds: 3,
  ...from,
});

/** A number a person gave. @param name The input it is. */
export const input = (name: string, value: number | Exact, unit: Unit): Term =>
  leaf(exact(value), unit, { input: name });

/** A number that is neither input nor rule: months of a year, hundredths of a percent. */
export const plain = (value: number | Exact, unit: Unit = 'count'): Term => leaf(exact(value), unit);

/**
 * The value of a rule.
 * @throws Error if there is no such rule on that day, or it is no number: ask `holds` first where a rule comes or goes.
 */
export function rule(law: Law, id: RuleId): Term {
  const value = law.valueOf(id);
  if (typeof value !== 'number') throw new Error(`${id} has no number on ${law.on}`);
  const known = terms.get(law) ?? new Map<RuleId, Term>();
  const term = known.get(id) ?? leaf(exact(value), ruleIn(law.rules, id).unit, { rule: { id, on: law.on } });
  terms.set(law, known.set(id, term));
  return term;
}

/** Terms of a law: its values are read again and again, and each has to be made a decimal once. */
const terms = new WeakMap<Law, Map<RuleId, Term>>();

/** Whether a rule applies on that day: it is there, and it does not say no. */
export const holds = (law: Law, id: RuleId): boolean => {
  const value = law.valueOf(id);
  return value !== null && value !== false;
};

/**
 * Whether a rule applies on that day, as a term: `yes` or `no`. It stands in no formula; it is named in `from` of the steps it decides.
 * A rule that is not there says no.
 */
export function condition(law: Law, id: RuleId): Term {
  const due = holds(law, id);
  return {
    ...leaf(exact(due ? 1 : 0), 'yes or no', { rule: { id, on: law.on } }),
    write: () => (due ? 'yes' : 'no'),
  };
}

/** A step as a term of the next one: its rounded value. */
export const of = (step: AnyStep): Term => leaf(step.number, step.unit, { step });

const inside = (term: Term, binds: number): string =>
  term.binds < binds ? `(${term.write()})` : term.write();

/** Of the same rank as the one before stands in brackets after a sign that does not let parts change places. */
const writer = (sign: string, after: 0 | 1) =>
  function write(this: Term): string {
    const { operands = [], binds } = this;
    return operands.map((one, at) => inside(one, at === 0 ? binds : binds + after)).join(` ${sign} `);
  };
const signs = { '+': writer('+', 0), '−': writer('−', 1), '×': writer('×', 0), '÷': writer('÷', 1) } as const;

const joined = (
  value: Exact,
  unit: Unit,
  binds: Term['binds'],
  sign: keyof typeof signs,
  operands: readonly Term[],
): Term => ({ value, unit, binds, operands, write: signs[sign] });

const unitOf = (terms: readonly Term[]): Unit =>
  terms.find(({ unit }) => unit !== 'rate' && unit !== 'part')?.unit ?? 'count';

/** Adds up. */
export const plus = (first: Term, ...more: readonly Term[]): Term =>
  joined(
    more.reduce((sum, { value }) => sum.plus(value), first.value),
    unitOf([first, ...more]),
    1,
    '+',
    [first, ...more],
  );

/** Takes the second and the following from the first. */
export const minus = (first: Term, ...rest: readonly Term[]): Term =>
  joined(
    rest.reduce((left, { value }) => left.minus(value), first.value),
    unitOf([first, ...rest]),
    1,
    '−',
    [first, ...rest],
  );

const money = (terms: readonly Term[]): Unit =>
  terms.find(({ unit }) => isCurrency(unit))?.unit ?? unitOf(terms);

/** Multiplies. */
export const times = (first: Term, ...more: readonly Term[]): Term =>
  joined(
    more.reduce((product, { value }) => product.times(value), first.value),
    money([first, ...more]),
    2,
    '×',
    [first, ...more],
  );

/** Divides; the divisor is never zero. */
export const over = (dividend: Term, divisor: Term): Term =>
  joined(quotient(dividend.value, divisor.value), money([dividend, divisor]), 2, '÷', [dividend, divisor]);

const limiter = (words: string) =>
  function write(this: Term): string {
    return (this.operands ?? []).map((one) => one.write()).join(`, ${words} `);
  };
const limits = { 'at least': limiter('at least'), 'at most': limiter('at most') } as const;

const limited = (term: Term, limit: Term, value: Exact, words: keyof typeof limits): Term => ({
  value,
  unit: term.unit,
  binds: 0,
  operands: [term, limit],
  write: limits[words],
});

/** Not less than a limit. */
export const atLeast = (term: Term, limit: Term): Term =>
  limited(term, limit, term.value.lt(limit.value) ? limit.value : term.value, 'at least');

/** Not more than a limit. */
export const atMost = (term: Term, limit: Term): Term =>
  limited(term, limit, term.value.gt(limit.value) ? limit.value : term.value, 'at most');

/** Nothing instead of something negative; said only where it applies. */
export const notBelowZero = (term: Term): Term =>
  term.value.lt(0) ? atLeast(term, plain(0, term.unit)) : term;
