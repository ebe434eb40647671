import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { noticeOfJob } from './definition.ts';
import type { JobNotice } from './job-notice-form.ts';
import { lastDayOfJob } from './last-day.ts';

const today = '2026-11-22';
const sample = noticeOfJob.sample(today) as JobNotice;
const found = (rule: string, change: Partial<JobNotice>) => {
  const finding = noticeOfJob.check({ ...sample, ...change }, today).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const probation = { kind: 'probation', months: undefined } as const;

type Said = string | undefined;
type Case = [what: string, rule: string, Partial<JobNotice>, Said, Partial<JobNotice>, Said];

test.each<Case>([
  ['its form', 'form', {}, 'right § 50(1)', probation, 'right § 66'],
  [
    'a birthday to come',
    'born',
    {},
    undefined,
    { employee: { ...sample.employee, bornOn: '2099-01-01' } },
    'wrong § 23',
  ],
  ['its reason', 'reason', {}, 'right § 50(3)', probation, undefined],
  ['who it is for', 'employer', {}, 'right § 50(4), § 52', probation, undefined],
  ['its period', 'period', {}, 'right § 51(1), (2)', { months: 1 }, 'wrong § 51(1), (2)'],
  [
    'its delivery',
    'period',
    { months: 3 },
    'right § 51(1), (2)',
    { deliveredOn: null },
    'missing § 51(1), (2)',
  ],
  ['a longer period', 'longer', {}, undefined, { months: 3 }, 'missing § 51(3)'],
  [
    'the probation period',
    'probation',
    probation,
    'right § 66',
    { ...probation, deliveredOn: null },
    'missing § 66',
  ],
  ['taking it back', 'withdrawal', {}, 'right § 50(5)', probation, undefined],
  ['an employee card', 'card', { card: false }, undefined, {}, 'missing § 63(1)'],
])('%s is looked at, by its section', (_, rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});

test.each([
  ['2026-11-22', 2, '2027-01-22'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-30', 2, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
])('delivered on %s with %d months, the job ends on %s', (deliveredOn, months, last) =>
  expect(lastDayOfJob({ ...sample, deliveredOn, months })).toBe(last),
);

test('in the probation period it ends on the day of delivery, and its name is another', () => {
  expect(lastDayOfJob({ ...sample, ...probation })).toBe(today);
  expect((noticeOfJob.view({ ...sample, ...probation }) as TwoLanguages).titles.local).toBe(
    'Zrušení pracovního poměru ve zkušební době',
  );
});

test('the card is counted from the last day, and too short a period is mended', () => {
  const card = noticeOfJob.check(sample, today).find(({ rule }) => rule === 'card');
  expect(card?.says).toContain('22 April 2027');
  expect(noticeOfJob.mend({ ...sample, months: 1 }, 'period', today)).toEqual(sample);
});
