import { expect, test } from 'vitest';
import { samplePerson } from '../sample-parties.ts';
import { contractForWork } from './definition.ts';
import type { Work } from './work-form.ts';

const today = '2026-11-21';
const sample = contractForWork.sample(today) as Work;
const findings = (change: Partial<Work>) => contractForWork.check({ ...sample, ...change }, today);
const open = (change: Partial<Work>) =>
  findings(change).flatMap(({ rule, state, section }) =>
    state === 'right' ? [] : [`${rule} ${state} ${section}`],
  );
const on = (clauses: Partial<Work['clauses']>) => ({ ...sample.clauses, ...clauses });

test('the sample has nothing open, and every check looks at it or at the clauses it leaves out', () => {
  expect(open({})).toEqual([]);
  expect(
    findings({ clauses: on({ liability: true }), liabilityMost: 90_000 }).map(({ state }) => state),
  ).not.toContain('wrong');
});

test.each<[string, Partial<Work>, string[]]>([
  [
    'one party on both sides',
    { contractor: { ...sample.contractor, name: sample.client.name } },
    ['parties wrong § 1724(1)'],
  ],
  [
    'a contractor without a number',
    { contractor: { ...sample.contractor, ico: null } },
    ['contractor.identity missing § 3019'],
  ],
  [
    'nobody who signs for the company',
    { client: { ...sample.client, actsBy: null } },
    ['client.actsBy missing § 443'],
  ],
  [
    'a client born tomorrow',
    { client: { ...samplePerson, bornOn: '2026-11-22' } },
    ['client.born wrong § 23'],
  ],
  ['a private person who works', { contractor: samplePerson }, ['employment missing § 3']],
  ['nothing described', { specification: '' }, ['subject missing § 2587']],
  ['no price', { price: 0 }, ['price missing § 2586']],
  ['no day of the handover', { finishBy: null }, ['term missing § 2590']],
  ['a handover before the signing', { finishBy: '2026-11-20' }, ['term wrong § 2590']],
  ['sixty days to pay', { dueDays: 60 }, []],
  ['sixty-one days to pay between businesses', { dueDays: 61 }, ['due wrong § 1963(2)']],
  ['sixty-one days for a consumer', { dueDays: 61, client: samplePerson }, []],
  ['a penalty without an end', { penaltyMost: 0 }, ['penalty missing § 2051']],
  ['no penalty at all', { penaltyMost: 0, clauses: on({ penalty: false }) }, []],
  ['a guarantee of no months', { guaranteeMonths: 0 }, ['guarantee missing § 2619']],
  [
    'a limit without an amount',
    { clauses: on({ liability: true }), liabilityMost: 0 },
    ['liability missing § 2898'],
  ],
  [
    'a limit against a consumer',
    { clauses: on({ liability: true }), liabilityMost: 9, client: samplePerson },
    ['liability wrong § 2898'],
  ],
])('%s: what is open, with its section', (_, change, expected) => expect(open(change)).toEqual(expected));

test('a mend makes its finding right', () => {
  expect(contractForWork.mend({ ...sample, dueDays: 90 }, 'due', today)).toEqual({ ...sample, dueDays: 30 });
  const limited = { ...sample, clauses: on({ liability: true }), liabilityMost: 9, client: samplePerson };
  const to = contractForWork.mend(limited, 'liability', today) as Work;
  expect(contractForWork.check(to, today).map(({ rule }) => rule)).not.toContain('liability');
});

test('no more is paid in advance than the price, and nothing is handed over before it begins', () => {
  const faults = (change: Partial<Work>) => contractForWork.read({ ...sample, ...change });
  expect(faults({ advance: 84_001 })).toMatchObject({ ok: false, faults: [{ field: 'advance' }] });
  expect(faults({ startOn: '2027-01-02', finishBy: '2027-01-01' })).toMatchObject({
    ok: false,
    faults: [{ field: 'finishBy' }],
  });
});
