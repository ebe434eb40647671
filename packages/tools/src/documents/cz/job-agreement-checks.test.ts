import { expect, test } from 'vitest';
import { agreementToCompleteAJob } from './agreement-to-complete-a-job/definition.ts';
import { agreementToPerformWork } from './agreement-to-perform-work/definition.ts';
import type { JobAgreement } from './job-agreement-fields.ts';
import { sampleTrader } from './sample-parties.ts';

const today = '2026-11-21';
const both = { DPP: agreementToCompleteAJob, DPČ: agreementToPerformWork } as const;
const sampleOf = (kind: keyof typeof both) => both[kind].sample(today) as JobAgreement;
const open = (kind: keyof typeof both, change: Partial<JobAgreement>) =>
  both[kind]
    .check({ ...sampleOf(kind), ...change }, today)
    .flatMap(({ rule, state, section }) => (state === 'right' ? [] : [`${rule} ${state} ${section}`]));

test.each<[string, keyof typeof both, Partial<JobAgreement>, string[]]>([
  ['the sample', 'DPP', {}, []],
  ['the sample', 'DPČ', {}, []],
  ['300 hours a year', 'DPP', { hours: 300 }, []],
  ['301 hours a year', 'DPP', { hours: 301 }, ['hours wrong § 75(1)']],
  ['20 hours a week', 'DPČ', { hours: 20 }, []],
  ['21 hours a week', 'DPČ', { hours: 21 }, ['hours wrong § 76(2)']],
  ['no hours', 'DPP', { hours: 0 }, ['hours missing § 75(1)']],
  ['the minimum wage', 'DPP', { hourPay: 134.4 }, []],
  ['less than the minimum wage', 'DPP', { hourPay: 134.3 }, ['pay wrong § 111(1)']],
  [
    'the minimum wage of the year before',
    'DPČ',
    { hourPay: 134.4, from: '2027-01-01', until: '2027-06-30' },
    ['pay wrong § 111(1)'],
  ],
  ['no pay', 'DPP', { hourPay: 0 }, ['pay missing § 111(1)']],
  ['no work named', 'DPČ', { job: '' }, ['content missing § 76(4)']],
  ['an end before the beginning', 'DPP', { until: '2026-01-01' }, ['period wrong § 75(3)']],
  ['a business as the employee', 'DPP', { employee: sampleTrader }, ['person wrong § 6']],
])('%s, %s: what is open, with its section', (_, kind, change, expected) =>
  expect(open(kind, change)).toEqual(expected),
);

test('too many hours are mended to what the law allows', () => {
  const given = { ...sampleOf('DPP'), hours: 500 };
  expect(agreementToCompleteAJob.mend(given, 'hours', today)).toEqual({ ...given, hours: 300 });
});

test('the minimum wage is said with its halers', () => {
  const findings = agreementToCompleteAJob.check({ ...sampleOf('DPP'), hourPay: 100 }, today);
  expect(findings.find(({ rule }) => rule === 'pay')?.says).toContain('134.40\u00A0CZK an hour');
});

test('a part of an hour a week is agreed on as such', () => {
  const reading = agreementToPerformWork.read({ ...sampleOf('DPČ'), hours: 18.75 });
  expect(reading.ok && JSON.stringify(agreementToPerformWork.view(reading.value))).toContain(
    '18,75\u00A0hodiny',
  );
});
