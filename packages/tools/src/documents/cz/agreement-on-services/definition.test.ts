import { expect, test } from 'vitest';
import { samplePerson } from '../sample-parties.ts';
import { agreementOnServices } from './definition.ts';
import type { Services } from './services-form.ts';

const today = '2026-11-21';
const sample = agreementOnServices.sample(today) as Services;
const open = (change: Partial<Services>) =>
  agreementOnServices
    .check({ ...sample, ...change }, today)
    .flatMap(({ rule, state, section }) => (state === 'right' ? [] : [`${rule} ${state} ${section}`]));
const limited = { clauses: { ...sample.clauses, liability: true } };

test.each<[string, Partial<Services>, string[]]>([
  ['the sample', {}, []],
  [
    'one party on both sides',
    { agent: { ...sample.agent, name: sample.principal.name } },
    ['parties wrong § 1724(1)'],
  ],
  ['nothing to do', { services: '' }, ['subject missing § 2430']],
  ['no fee', { fee: 0 }, ['fee missing § 2438']],
  ['too long to pay', { dueDays: 90 }, ['due wrong § 1963(2)']],
  ['an end in the past', { lasts: 'day', until: '2026-11-20' }, ['until wrong § 603']],
  ['an end today', { lasts: 'day', until: today }, []],
  ['no notice', { noticeMonths: 0 }, ['notice wrong § 2440(1)']],
  ['an agent who signs', { actsForPrincipal: true }, ['attorney missing § 2439']],
  ['a private person who works', { agent: samplePerson }, ['employment missing § 3']],
  ['a limit without an amount', { ...limited, liabilityMost: 0 }, ['liability missing § 2898']],
  ['a limit with one', { ...limited, liabilityMost: 9 }, []],
])('%s: what is open, with its section', (_, change, expected) => expect(open(change)).toEqual(expected));

test('it ends no day before it begins', () => {
  const given = { ...sample, lasts: 'day', startOn: '2027-01-02', until: '2027-01-01' };
  expect(agreementOnServices.read(given)).toMatchObject({ ok: false, faults: [{ field: 'until' }] });
});
