import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { sublease } from './definition.ts';
import type { Sublease } from './sublease-form.ts';

const today = '2026-11-22';
const sample = sublease.sample(today) as Sublease;
const room = { livesThere: true, extent: 'part', part: 'Room' } as const;
const found = (rule: string, change: Partial<Sublease>) => {
  const finding = sublease.check({ ...sample, ...change }, today).find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const view = (given: Sublease) => sublease.view(given) as TwoLanguages;

type Said = string | undefined;
type Case = [rule: string, Partial<Sublease>, Said, Partial<Sublease>, Said];
test.each<Case>([
  ['flat', {}, 'right § 2236(1)', { flat: { ...sample.flat, unit: null } }, 'missing § 2236(1)'],
  ['consent', {}, 'right § 2275', { consent: 'none' }, 'wrong § 2275'],
  ['consent', { consent: 'attached' }, 'right § 2275', { consent: 'none', livesThere: true }, 'wrong § 2275'],
  [
    'consent',
    { ...room, consent: 'none' },
    'right § 2274',
    { ...room, livesThere: false, consent: 'none' },
    'wrong § 2275',
  ],
  ['asked', {}, undefined, { consent: 'none' }, 'missing § 2275'],
  ['landlord', {}, 'right § 3019', { landlord: undefined }, 'missing § 3019'],
  ['ends', { leaseEndOn: null }, 'right § 2278', { leaseEndOn: today }, 'wrong § 2278'],
  ['ends', { term: 'indefinite' }, 'right § 2278', { startOn: null }, 'missing § 2278'],
  ['rent', {}, 'right § 1759', { rent: 0 }, 'missing § 1759'],
])('%s is looked at, by its section', (rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});

test('it is concluded under the section that allows it', () => {
  const opening = (given: Sublease) => JSON.stringify(view(given).parts[0]?.rows);
  expect(opening(sample)).toContain('§ 2275');
  expect(opening({ ...sample, ...room })).toContain('§ 2274');
});

test('an office wants the chain, and consent where it is needed', () => {
  const proof = (given: Sublease) => sublease.check(given, today).find(({ rule }) => rule === 'proof')?.says;
  expect(proof(sample)).toContain('the lease it’s based on, with the landlord’s consent');
  expect(proof({ ...sample, ...room })).not.toContain('consent');
});

test('the landlord signs a part of their own, or nothing', () => {
  expect(view(sample).signatures.map(({ local }) => local)).toEqual([
    'Nájemce',
    'Podnájemkyně',
    'Pronajímatel',
  ]);
  expect(view(sample).parts.at(-1)?.heading?.local).toBe('Souhlas pronajímatele');
  const without = view({ ...sample, consent: 'attached' });
  expect(without.signatures).toHaveLength(2);
  expect(JSON.stringify(without)).not.toContain('Souhlas pronajímatele');
});

test('a sublease that outlives the lease is mended; days in the wrong order are sent back', () => {
  const late = { ...sample, leaseEndOn: '2027-01-31' };
  expect(sublease.mend(late, 'ends', today)).toEqual({ ...late, endOn: '2027-01-31' });
  expect(sublease.read({ ...sample, endOn: today })).toMatchObject({
    ok: false,
    faults: [{ field: 'endOn' }],
  });
  expect(sublease.read({ ...sample, subtenant: { ...sample.subtenant, name: "D'Arcy" } }).ok).toBe(true);
});
