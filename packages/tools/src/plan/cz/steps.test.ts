import { expect, test } from 'vitest';
import { czechPlan } from './czech-plan.ts';

const answerTo = (given: object) => {
  const read = czechPlan.answer(given, '2026-11-28');
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.answer;
};
const stepsOf = (given: object): string => JSON.stringify(answerTo(given).firstSteps);

const job = { nationality: 'IN', purpose: 'job', salary: 40_000, hours: 40, contractMonths: 24 };
const vietnamese = { nationality: 'VN', location: 'abroad', purpose: 'family' };
const settled = { permit: 'permanent-residence', monthsInCz: 80, netIncome: 60_000 };
const ends = { location: 'cz', purpose: 'stay-on', holdsUntil: '2027-02-01' };

test.each([
  ['a child of ten', { ...vietnamese, relation: 'child', age: 10, sponsor: settled }, false],
  ['a child of sixteen', { ...vietnamese, relation: 'child', age: 16, sponsor: settled }, true],
  ['somebody of sixty', { ...job, location: 'abroad', age: 60 }, true],
  ['somebody of sixty-one', { ...job, location: 'abroad', age: 61 }, false],
  [
    'a graduate, for whom the purpose changes',
    { ...job, location: 'cz', holds: 'residence-study', czechDegree: true },
    true,
  ],
])('the integration course of § 155b for %s', (_, given, expected) => {
  expect(stepsOf(given).includes('integration course')).toBe(expected);
});

test.each([
  ['§ 169d(1)', 'in person', { nationality: 'IN', ...ends, holds: 'visa-toleration', monthsOnPermit: 4 }],
  ['§ 169d(1)', 'in person', { nationality: 'IN', ...ends, holds: 'visa-toleration', monthsOnPermit: 13 }],
  ['§ 87o(2)', 'before the card ends', { nationality: 'US', ...ends, holds: 'eu-family' }],
  ['§ 117d(2)', '90 days', { nationality: 'US', ...ends, holds: 'permanent-residence' }],
  ['§ 87s(1)', '15 days after', { nationality: 'US', ...ends, holds: 'permanent-residence-eu' }],
  ['§ 47(1)', '120 days', { ...job, location: 'cz', holds: 'visa-study', holdsUntil: '2027-02-01' }],
])('by %s one files %s', (_, words, given) => {
  const steps = stepsOf(given);
  expect(steps).toContain(words);
  expect(steps).not.toContain('by post');
});

test.each([
  ['permanent-residence', '2026-11-03', '2027-02-01'],
  ['permanent-residence-eu', undefined, '2027-02-16'],
  ['eu-family', undefined, '2027-02-01'],
])('the card of %s can be filed for from %s to %s', (holds, opens, by) => {
  const [first] = answerTo({ nationality: 'US', ...ends, holds }).firstSteps;
  expect([first?.opens, first?.by]).toEqual([opens, by]);
});

test('a contract that is too short says what it needs, not that too little was said', () => {
  for (const given of [
    { ...job, hours: 14 },
    { ...job, salary: 22_399 },
  ]) {
    const { permit, firstSteps } = answerTo({ ...given, location: 'abroad' });
    expect(permit).toBeNull();
    expect(firstSteps.map(({ step }) => step)).toEqual([
      'have the contract say at least 15 hours a week and 22 400 CZK gross a month, then file',
    ]);
  }
});

test('from a visit, a digital nomad leaves to file', () => {
  const nomad = { nationality: 'US', field: 'IT', degree: 'STEM', income: 90_000, employerSize: 60 };
  expect(stepsOf({ ...nomad, location: 'cz', holds: 'visa-free', purpose: 'remote-employee' })).toContain(
    'leave and file',
  );
});

test.each([
  ['a child of 21', { relation: 'child', age: 21, euRelative: 'DE' }, '§ 15a(1)(d)'],
  ['a mother', { relation: 'mother', age: 60, euRelative: 'DE' }, '§ 15a(1)(b), (d)'],
  ['a husband of a Briton', { relation: 'spouse', euRelative: 'GB' }, '§ 15b(3)'],
  ['a husband of a Czech', { relation: 'spouse', euRelative: 'CZ' }, '§ 15a(2)'],
])('%s is told on what family of an EU citizen depends', (_, given, section) => {
  const { permit, unknown, firstSteps } = answerTo({ ...vietnamese, ...given });
  expect(permit).toBe('eu-family');
  expect(unknown.map(({ what }) => what).join(' ')).toContain(section);
  if (given.relation !== 'spouse') expect(JSON.stringify(firstSteps)).not.toContain('EU spouse');
});

test('beside permanent residence, a family permit is for two years', () => {
  const { validity } = answerTo({ ...vietnamese, relation: 'spouse', persons: 2, sponsor: settled });
  expect(validity).toContain('2 years');
});

test('no debt is proved by the customs office, too: § 178e(2)', () => {
  const { papers } = answerTo({
    nationality: 'IN',
    location: 'cz',
    holds: 'residence-business',
    purpose: 'stay-on',
  });
  expect(papers.find(({ title }) => title.includes('no debt'))?.about).toMatch(/customs/);
  expect(papers.map(({ title }) => title).join()).toMatch(/income/);
});

test.each([
  ['residence-family', 'income'],
  ['residence-study', 'school'],
  ['residence-research', 'Hosting'],
])('the extension of %s asks for its own papers', (holds, paper) => {
  const { papers } = answerTo({ nationality: 'IN', ...ends, holds });
  expect(papers.map(({ title }) => title).join()).toContain(paper);
});
