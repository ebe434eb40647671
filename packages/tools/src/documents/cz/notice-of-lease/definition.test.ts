import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { noticeOfLease } from './definition.ts';
import { groundIds } from './grounds.ts';
import { lastDayOfLease } from './last-day.ts';
import type { LeaseNotice } from './lease-notice-form.ts';

const today = '2026-11-22';
const sample = noticeOfLease.sample(today) as LeaseNotice;
const found = (rule: string, change: Partial<LeaseNotice>) => {
  const finding = noticeOfLease.check({ ...sample, ...change }, today).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const text = (given: LeaseNotice) =>
  (noticeOfLease.view(given) as TwoLanguages).parts
    .flatMap(({ rows }) => rows.map(({ local }) => local.join('')))
    .join('\n');
const landlord = { giver: 'landlord', ground: 'breach', reason: 'Nájemné nebylo zaplaceno.' } as const;
const severe = { ...landlord, ground: 'severe', warned: true } as const;
const definite = { term: 'definite', agreed: false } as const;

type Said = string | undefined;
type Case = [what: string, rule: string, Partial<LeaseNotice>, Said, Partial<LeaseNotice>, Said];

test.each<Case>([
  [
    'a birthday to come',
    'born',
    {},
    undefined,
    { writer: { ...sample.writer, bornOn: '2099-01-01' } },
    'wrong § 23',
  ],
  ['a lease without an end', 'indefinite', {}, 'right § 2231', definite, undefined],
  [
    'a lease for a period',
    'definite',
    { ...definite, reason: 'x' },
    'right § 2287',
    definite,
    'missing § 2287',
  ],
  ['what was agreed on', 'definite', { ...definite, agreed: true }, 'right § 2287', {}, undefined],
  [
    'the reason of a landlord',
    'ground',
    landlord,
    'right § 2288',
    { ...landlord, reason: '' },
    'missing § 2288',
  ],
  [
    'a reason for a lease without an end only',
    'ground',
    { ...landlord, ground: 'own' },
    'right § 2288',
    { ...landlord, ground: 'relative', term: 'definite' },
    'wrong § 2288',
  ],
  [
    'notice without a period',
    'immediate',
    severe,
    'right § 2291',
    { ...severe, warned: false },
    'wrong § 2291',
  ],
  ['what the tenant did', 'immediate', landlord, undefined, { ...severe, reason: '' }, 'missing § 2291'],
  ['the right to object', 'objection', {}, undefined, landlord, 'right § 2286(2), § 2290'],
  ['the delivery', 'period', {}, 'right § 2286', { deliveredOn: null }, 'missing § 2286'],
  ['the return of the flat', 'return', {}, 'right § 2293', landlord, undefined],
])('%s is looked at, by its section', (_, rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});

test.each([
  ['2026-11-22', '2027-02-28'],
  ['2026-11-01', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
])('delivered on %s, the lease ends on %s', (deliveredOn, last) =>
  expect(lastDayOfLease({ ...sample, deliveredOn })).toBe(last),
);

test('without a period it ends on delivery', () =>
  expect(lastDayOfLease({ ...sample, ...severe })).toBe(today));

test.each(groundIds)('%s is named in the letter of a landlord, with the right to object', (ground) => {
  const letter = text({ ...sample, ...severe, ground });
  expect(letter).toMatch(/podle § 22(88 odst\. [12] písm\. [a-d]\)|91 odst\. 1) zákona/);
  expect(letter).toContain('přezkoumal oprávněnost výpovědi');
  expect(text(sample)).not.toContain('námitky');
});
