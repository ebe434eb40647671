import type { PlanExample } from './plan-example.ts';

const residence = 'flatiocom/czech-law-md (copy of e-Sbírka), 326/1999 in the wording from 12 June 2026:';
const family = { nationality: 'IN', location: 'abroad', purpose: 'family', persons: 2 } as const;
const settled = { permit: 'permanent-residence', monthsInCz: 60, netIncome: 60_000 } as const;

/** Situations of family in the wider sense, which joins somebody here. */
export const familyExamples: readonly PlanExample[] = [
  {
    name: 'a son of nineteen',
    given: {
      ...family,
      relation: 'child',
      age: 19,
      sponsor: { permit: 'employee-card', monthsInCz: 30, netIncome: 90_000 },
    },
    permit: 'visa-family',
    not: ['residence-family'],
    source: `${residence} § 42a(1)(b): a minor`,
  },
  {
    name: 'a daughter of ten, filed inside',
    given: {
      ...family,
      location: 'cz',
      holds: 'visa-family',
      relation: 'child',
      age: 10,
      sponsor: { permit: 'employee-card', monthsInCz: 30, netIncome: 90_000 },
    },
    permit: 'residence-family',
    days: 60,
    fees: 1_000,
    source: `${residence} § 42a(6); 634/2004 item 116(1)(b): 1 000 CZK under 15`,
  },
  {
    name: 'a mother of fifty',
    given: { ...family, relation: 'mother', age: 50, sponsor: settled },
    permit: 'visa-family',
    not: ['residence-family'],
    source: `${residence} § 42a(1)(d): over 65, or unable to care for oneself`,
  },
  {
    name: 'a father of seventy, of somebody who came a year ago',
    given: {
      ...family,
      relation: 'father',
      age: 70,
      sponsor: { permit: 'residence-business', monthsInCz: 12, netIncome: 60_000 },
    },
    permit: 'residence-family',
    source: `${residence} § 42a(1)(d), (7)(c): no wait`,
  },
  {
    name: 'a Syrian wife of somebody with asylum for three months',
    given: {
      ...family,
      nationality: 'SY',
      relation: 'spouse',
      sponsor: { permit: 'asylum', monthsInCz: 3, netIncome: 60_000 },
    },
    permit: 'residence-family',
    source: `${residence} § 42a(1)(e), (7)(c): no wait`,
  },
  {
    name: 'a Syrian son of twenty, whose mother has asylum',
    given: {
      ...family,
      nationality: 'SY',
      relation: 'child',
      age: 20,
      sponsor: { permit: 'asylum', monthsInCz: 3, netIncome: 60_000 },
    },
    permit: 'residence-family',
    source: `${residence} § 42a(1)(f), (7)(c): minors, and grown-up children who depend on them`,
  },
  {
    name: 'a Syrian mother of forty, whose child has asylum',
    given: {
      ...family,
      nationality: 'SY',
      relation: 'mother',
      age: 40,
      sponsor: { permit: 'asylum', monthsInCz: 3, netIncome: 60_000 },
    },
    permit: 'residence-family',
    source: `${residence} § 42a(1)(h), (7)(c): parents of a minor with asylum, of any age`,
  },
];
