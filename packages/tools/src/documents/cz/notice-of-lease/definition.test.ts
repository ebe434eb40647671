import { expect, test } from 'vitest';
import { upgradeAnswers } from '../../../form/draft.ts';
import type { TwoLanguages } from '../../two-language-view.ts';
import { sampleCompany } from '../sample-parties.ts';
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
const english = (given: LeaseNotice) =>
  (noticeOfLease.view(given) as TwoLanguages).parts
    .flatMap(({ rows }) => rows.map(({ en }) => en.join('')))
    .join('\n');
const signatures = (given: LeaseNotice) =>
  (noticeOfLease.view(given) as TwoLanguages).signatures.map(({ local, name }) => `${local}: ${name}`);
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

test('a company gives notice as several, in both languages, and says who signs for it', () => {
  const company = { ...sample, ...landlord, writer: sampleCompany };
  expect(noticeOfLease.read(company)).toMatchObject({ ok: true });
  expect(text(company)).toContain('Jako pronajímatel vypovídáme nájem tohoto bytu');
  expect(english(company)).toContain('As the landlord, we give notice');
  expect(text(company)).toMatch(/Název: Vzorová kavárna[^\n]*\nIČO: 12345679\n/);
  expect(signatures(company)).toEqual([
    'Pronajímatel: Vzorová kavárna s.r.o. (invented), Jana Vzorová, jednatelka',
  ]);
  expect(text({ ...sample, ...landlord })).toContain('Jako pronajímatelka vypovídám nájem');
  expect(english(sample)).toContain('As the tenant, I give notice');
  expect(found('writer.actsBy', { ...company, writer: { ...sampleCompany, actsBy: null } })).toBe(
    'missing § 443',
  );
  expect(found('ground', { ...company, ground: 'own' })).toBe('wrong § 2288');
});

test('joint tenants give notice together, and each of them signs', () => {
  const joint = { ...sample, others: 'Jan Vzor\n\nEva Vzorová\n' };
  expect(text(joint)).toContain('Jako společní nájemci vypovídáme nájem');
  expect(english(joint)).toContain('As joint tenants, we give notice');
  expect(signatures(joint)).toEqual([
    `Nájemkyně: ${sample.writer.name}`,
    'Společný nájemce: Jan Vzor',
    'Společný nájemce: Eva Vzorová',
  ]);
  expect(text({ ...joint, ...landlord })).toContain('Jako pronajímatelé vypovídáme nájem');
  expect(found('joint', {})).toBe('right § 2271');
  expect(found('joint', landlord)).toBe('right § 2271');
});

test('a notice that was kept before companies could write one is still by a person', () => {
  const { kind: _, ...writer } = sample.writer;
  const { others: __, ...rest } = sample;
  const kept = { form: 'notice-of-lease', version: 1, answers: { ...rest, writer } };
  expect(upgradeAnswers(noticeOfLease.form, kept)).toMatchObject({ writer: sample.writer });
  expect(noticeOfLease.read(upgradeAnswers(noticeOfLease.form, kept))).toMatchObject({ ok: true });
});
