import { expect, test } from 'vitest';
import { czechPlan } from './czech-plan.ts';

const answerTo = (given: object) => {
  const read = czechPlan.answer({ location: 'cz', ...given }, '2026-11-28');
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.answer;
};
const protectedBy = (purpose: string) => answerTo({ nationality: 'SY', holds: 'asylum', purpose });
const said = (answer: object): string => JSON.stringify(answer);

test('asylum and subsidiary protection last for a time, and are extended before it ends: § 17 of act 325/1999', () => {
  const answer = answerTo({
    nationality: 'SY',
    holds: 'asylum',
    purpose: 'stay-on',
    holdsUntil: '2027-02-01',
  });
  expect(answer).toMatchObject({ permit: 'asylum', sureness: 'stated' });
  expect(answer.sections).toEqual(
    expect.arrayContaining(['325/1999 § 12(2)', '325/1999 § 13(2)', '325/1999 § 17']),
  );
  expect(answer.firstSteps[0]).toMatchObject({ by: '2027-02-01', law: expect.stringContaining('§ 17(1)') });
  expect(said(answer)).not.toMatch(/no last day|haven’t read for this/);
});

test.each(['job', 'freelance', 'study'])('protection opens %s, by the acts that say so', (purpose) => {
  const { permit, sections, notes } = protectedBy(purpose);
  expect(permit).toBe('asylum');
  expect(sections).toEqual(expect.arrayContaining(['325/1999 § 53c', '325/1999 § 76', '455/1991 § 5(6)']));
  expect(notes.join(' ').includes('Trade Licensing Act')).toBe(purpose === 'freelance');
});

test('family of somebody with subsidiary protection is told of § 14 of act 325/1999', () => {
  const { unknown } = answerTo({
    nationality: 'SY',
    location: 'abroad',
    purpose: 'family',
    relation: 'spouse',
    sponsor: { permit: 'asylum', monthsInCz: 3, netIncome: 60_000 },
  });
  expect(said(unknown)).toContain('§ 14 of act 325/1999');
});
