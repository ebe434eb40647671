import { addDays } from '@majak/law/dates';
import { expect, test } from 'vitest';
import type { Accommodation } from './accommodation-form.ts';
import { proofOfAccommodation } from './definition.ts';

const today = '2026-11-22';
const sample = proofOfAccommodation.sample(today) as Accommodation;
const [alex] = sample.foreigners;
if (!alex) throw new Error('The sample has nobody in it');
const { provider, unit } = sample;
const check = (change: Partial<Accommodation>, on = today) =>
  proofOfAccommodation.check({ ...sample, ...change }, on);
const found = (rule: string, change: Partial<Accommodation>, on = today) => {
  const finding = check(change, on).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};

type Said = string | undefined;
type Case = [what: string, rule: string, Partial<Accommodation>, Said, Partial<Accommodation>, Said];

test.each<Case>([
  [
    'who provides it',
    'provider',
    {},
    'right § 31(5)',
    { provider: { ...provider, name: null } },
    'missing § 31(5)',
  ],
  [
    'permanent residence',
    'provider',
    { purpose: 'permanent' },
    'right § 71(2)',
    { purpose: 'eu' },
    'right § 87a(2)(d)',
  ],
  [
    'a birthday to come',
    'provider.born',
    { provider: { ...provider, bornOn: addDays(today, 1) } },
    'wrong § 23',
    { provider: { ...provider, bornOn: today } },
    undefined,
  ],
  [
    'a company',
    'company',
    { provider: { ...provider, kind: 'company', acting: 'Jan Vzor', function: 'jednatel' } },
    'right § 161',
    { provider: { ...provider, kind: 'company', acting: 'Jan Vzor', function: null } },
    'missing § 161',
  ],
  [
    'co-owners',
    'coOwners',
    { relation: 'coOwner', consent: 'attached' },
    'right § 1128(1)',
    { relation: 'coOwner', consent: 'none' },
    'missing § 1128(1)',
  ],
  [
    'a tenant who lives elsewhere',
    'tenant',
    { relation: 'tenant', livesThere: false, consent: 'here' },
    'right § 2275',
    { relation: 'jointTenant', livesThere: false, consent: 'none' },
    'missing § 2275',
  ],
  [
    'a tenant who lives there',
    'tenant',
    { relation: 'tenant', livesThere: true, consent: 'none' },
    undefined,
    { relation: 'owner' },
    undefined,
  ],
  [
    'a household',
    'household',
    { relation: 'tenant', livesThere: true },
    'right § 2272',
    { relation: 'tenant', livesThere: false },
    undefined,
  ],
  [
    'a part that is sublet',
    'part',
    { relation: 'tenant', livesThere: true, paid: true },
    'right § 2274',
    { relation: 'tenant', livesThere: true, paid: false },
    undefined,
  ],
  [
    'a subtenant',
    'subtenant',
    { relation: 'subtenant', consent: 'attached' },
    'right § 2275',
    { relation: 'subtenant', consent: 'none' },
    'missing § 2275',
  ],
  ['the end of a sublease', 'sublease.ends', { relation: 'subtenant' }, 'right § 2278', {}, undefined],
  [
    'who is told apart',
    'identifiers',
    { foreigners: [{ ...alex, passport: null }] },
    'right § 31(5)',
    { foreigners: [alex, { ...alex, passport: null, bornOn: null }] },
    'missing § 31(5)',
  ],
  [
    'a citizen',
    'foreigner.citizenship',
    { foreigners: [{ ...alex, nationality: 'CZ' }] },
    'wrong § 46(1), § 31(1)(d)',
    {},
    undefined,
  ],
  [
    'a foreigner who is still to be born',
    'foreigner.born',
    { foreigners: [{ ...alex, bornOn: '2099-01-01' }] },
    'wrong § 23',
    { foreigners: [{ ...alex, bornOn: '2024-02-29' }] },
    undefined,
  ],
  [
    'an expired passport',
    'passport',
    { foreigners: [alex, { ...alex, passportUntil: addDays(today, -1) }] },
    'wrong § 103(n)',
    { foreigners: [{ ...alex, passportUntil: today }] },
    undefined,
  ],
  [
    'the number of the flat',
    'findable',
    { unit: { ...unit, kind: 'house', number: null } },
    'right § 31(5)',
    { unit: { ...unit, kind: 'room', number: null } },
    'missing § 31(5)',
  ],
  ['the town', 'findable', {}, 'right § 31(5)', { unit: { ...unit, city: null } }, 'missing § 31(5)'],
  [
    'the house number',
    'houseNumber',
    {},
    'right § 31(5)',
    { unit: { ...unit, house: null } },
    'missing § 31(5)',
  ],
  [
    'what the building is for',
    'use',
    { unit: { ...unit, use: 'recreation' } },
    'right § 31(5)',
    { unit: { ...unit, use: 'other' } },
    'wrong § 31(5)',
  ],
  [
    'the floor area of two',
    'area',
    { unit: { ...unit, area: 12.6 } },
    'right § 100(d)',
    { unit: { ...unit, area: 12.59 } },
    'wrong § 100(d)',
  ],
  [
    'the floor area of nine',
    'area',
    { others: 7, unit: { ...unit, area: 47.6 } },
    'right § 100(d)',
    { others: 7 },
    'wrong § 100(d)',
  ],
  ['no floor area', 'area', {}, 'right § 100(d)', { unit: { ...unit, area: null } }, 'missing § 100(d)'],
  [
    'an employer who arranges it',
    'employer',
    { purpose: 'seasonal', employer: true, price: 0 },
    'right § 32(3)',
    { purpose: 'seasonal', employer: true, price: null },
    'missing § 32(3)',
  ],
  [
    'the period',
    'period',
    { ends: 'unlimited', until: undefined },
    'right § 107(2)',
    { from: null },
    'missing § 107(2)',
  ],
  ['a period that is over', 'period', {}, 'right § 107(2)', { until: addDays(today, -1) }, 'wrong § 107(2)'],
  [
    'the length of the stay',
    'longEnough',
    {},
    'right § 46(1), § 31(1)(d)',
    { until: addDays(today, 700) },
    'wrong § 46(1), § 31(1)(d)',
  ],
  [
    'its age',
    'age',
    { signedOn: addDays(today, -180) },
    'right § 55(1)',
    { signedOn: addDays(today, -181) },
    'wrong § 55(1)',
  ],
  [
    'its age for permanent residence',
    'age',
    { purpose: 'permanent', signedOn: null },
    'right § 72',
    { purpose: 'eu', signedOn: '2020-01-01' },
    undefined,
  ],
  [
    'the signature',
    'verified',
    { purpose: 'eu' },
    'right § 87a(2)(d)',
    { purpose: 'visa' },
    'missing § 31(5)',
  ],
  ['where it is verified', 'offices', { purpose: 'eu' }, undefined, {}, 'missing § 1(1)'],
  ['blank lines', 'blank', { signedOn: today }, undefined, {}, 'missing § 13(h)'],
  [
    'what a landlord reports',
    'landlord.reports',
    { paid: false },
    undefined,
    { paid: false, foreigners: [alex, alex, alex, alex, alex, alex] },
    'missing § 99(1), § 102(1)',
  ],
  [
    'an address that is left behind',
    'landlord.cancelled',
    { purpose: 'eu' },
    'right § 98a(1)(d), (2)',
    {},
    undefined,
  ],
])('%s is looked at, by its section', (_, rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});
