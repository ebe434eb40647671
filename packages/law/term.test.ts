import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesByDay } from './cz/rules-by-day.ts';
import { type Exact, exact, toNumber } from './exact.ts';
import { type Law, lawOn } from './law-on.ts';
import { step } from './step.ts';
import {
  atLeast,
  atMost,
  condition,
  holds,
  input,
  minus,
  notBelowZero,
  of,
  over,
  plain,
  plus,
  rule,
  times,
} from './term.ts';
import type { Term } from './working.ts';

function on(day: string): Law {
  const law = lawOn(rulesByDay, day);
  if (!law.ok) throw new Error(law.error);
  return law.value;
}
const said = (term: Term) => `${term.write()} = ${toNumber(term.value)}`;

const gross = input('grossSalary', 40_000, 'CZK');
const rate = plain(0.071, 'rate');
const [one, two, three] = [plain(1), plain(2), plain(3)];

test('a formula is written from what it was computed from', () => {
  expect(said(times(gross, rate))).toBe('40 000 × 7.1 % = 2840');
  expect(said(over(times(gross, plain(12)), three))).toBe('40 000 × 12 ÷ 3 = 160000');
  expect(said(minus(gross, plain(2840), plain(1800)))).toBe('40 000 − 2 840 − 1 800 = 35360');
});

test('looser terms get brackets inside tighter ones, and only there', () => {
  expect(said(times(plus(one, two), three))).toBe('(1 + 2) × 3 = 9');
  expect(said(plus(one, times(two, three)))).toBe('1 + 2 × 3 = 7');
  expect(said(minus(three, plus(one, two)))).toBe('3 − (1 + 2) = 0');
  expect(said(minus(plus(one, two), three))).toBe('1 + 2 − 3 = 0');
  expect(said(plus(one, minus(two, three)))).toBe('1 + 2 − 3 = 0');
  expect(said(minus(three, minus(two, one)))).toBe('3 − (2 − 1) = 2');
  expect(said(over(three, times(two, one)))).toBe('3 ÷ (2 × 1) = 1.5');
  expect(said(times(atMost(three, two), two))).toBe('(3, at most 2) × 2 = 4');
  expect(said(plus(one, atLeast(one, two)))).toBe('1 + (1, at least 2) = 3');
});

test('limits keep the term or the limit', () => {
  expect(said(atLeast(one, two))).toBe('1, at least 2 = 2');
  expect(said(atLeast(three, two))).toBe('3, at least 2 = 3');
  expect(said(atMost(three, two))).toBe('3, at most 2 = 2');
  expect(said(atMost(atLeast(one, two), three))).toBe('1, at least 2, at most 3 = 2');
});

test('nothing instead of something negative is said only where it applies', () => {
  expect(said(notBelowZero(minus(one, two)))).toBe('1 − 2, at least 0 = 0');
  expect(said(notBelowZero(minus(two, one)))).toBe('2 − 1 = 1');
});

test('money stays money', () => {
  expect(times(rate, gross).unit).toBe('CZK');
  expect(over(gross, plain(3, 'part')).unit).toBe('CZK');
  expect(plus(gross, plain(1)).unit).toBe('CZK');
  expect(times(rate, rate).unit).toBe('count');
  expect(times(plain(12, 'months'), input('pay', 1, 'EUR')).unit).toBe('EUR');
});

test('a step is a term of the next one by its rounded value', () => {
  const rounded = step('social', 'Social security', times(plain(40_001, 'CZK'), rate), 'upToWhole');
  expect(said(of(rounded))).toBe('2 841 = 2841');
  expect(of(rounded).step).toBe(rounded);
});

test('a rule brings its value, its unit and its name', () => {
  const term = rule(on('2026-05-01'), 'cz.social.employee.rate');
  expect(said(term)).toBe('7.1 % = 0.071');
  expect(term.rule?.id).toBe('cz.social.employee.rate');
});

test('a rule that is not there is an error, not a zero', () => {
  expect(() => rule(on('2026-05-01'), 'cz.credit.student.year')).toThrow(
    'cz.credit.student.year has no number on 2026-05-01',
  );
  expect(() => rule(on('2026-05-01'), 'cz.dpp.limitIsFree')).toThrow('has no number');
});

test('a rule holds where it is there and does not say no', () => {
  expect(holds(on('2023-12-31'), 'cz.credit.student.year')).toBe(true);
  expect(holds(on('2024-01-01'), 'cz.credit.student.year')).toBe(false);
  expect(holds(on('2023-12-31'), 'cz.credit.spouse.childUnder3')).toBe(false);
  expect(holds(on('2024-01-01'), 'cz.credit.spouse.childUnder3')).toBe(true);
});

/** Reads a formula back by the usual order of operations. */
function readBack(text: string): Exact {
  const tokens = text.match(/[\d.]+|[+−×÷()]/g) ?? [];
  let at = 0;
  const factor = (): Exact => {
    if (tokens[at] !== '(') return exact(tokens[at++] ?? '');
    at++;
    const value = sum();
    at++;
    return value;
  };
  const chain = (next: () => Exact, signs: Readonly<Record<string, (a: Exact, b: Exact) => Exact>>) => {
    let value = next();
    for (let sign = signs[tokens[at] ?? '']; sign; sign = signs[tokens[at] ?? '']) {
      at++;
      value = sign(value, next());
    }
    return value;
  };
  const product = () => chain(factor, { '×': (a, b) => a.times(b), '÷': (a, b) => a.div(b) });
  const sum = (): Exact => chain(product, { '+': (a, b) => a.plus(b), '−': (a, b) => a.minus(b) });
  return sum();
}

const { term: anyTerm } = fc.letrec<{ term: Term }>((tie) => ({
  term: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 1, max: 999 }).map((value) => plain(value)),
    fc.tuple(tie('term'), tie('term')).map(([a, b]) => plus(a, b)),
    fc.tuple(tie('term'), tie('term')).map(([a, b]) => minus(a, b)),
    fc.tuple(tie('term'), tie('term')).map(([a, b]) => times(a, b)),
    fc.tuple(tie('term'), fc.integer({ min: 1, max: 99 })).map(([a, b]) => over(a, plain(b))),
  ),
}));

test('a formula read by the usual order of operations gives its value', () => {
  fc.assert(
    fc.property(anyTerm, (term) => {
      expect(readBack(term.write()).minus(term.value).abs().lt(1e-9)).toBe(true);
    }),
  );
});

test('a rule that says yes or no is a term that names it', () => {
  const [then, now] = [on('2023-12-31'), on('2026-05-01')];
  expect(condition(then, 'cz.dpp.limitIsFree')).toMatchObject({
    unit: 'yes or no',
    rule: { id: 'cz.dpp.limitIsFree', on: '2023-12-31' },
  });
  expect(said(condition(then, 'cz.dpp.limitIsFree'))).toBe('yes = 1');
  expect(said(condition(now, 'cz.dpp.limitIsFree'))).toBe('no = 0');
  // One that is not there says no, and does not throw.
  expect(said(condition(now, 'cz.credit.student.year'))).toBe('no = 0');
});
