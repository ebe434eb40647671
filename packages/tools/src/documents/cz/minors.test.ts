import { expect, test } from 'vitest';
import { findDocument } from '../../../../../sites/all-tools.ts';
import { samplePerson } from './sample-parties.ts';

const today = '2026-11-21';

/** What is open of a document of its sample with changes, by its rules. */
async function open(slug: string, change: object): Promise<string[]> {
  const document = await findDocument(slug);
  if (!document) throw new Error(slug);
  return document
    .check({ ...Object(document.sample(today)), ...change }, today)
    .flatMap(({ rule, state, section }) => (state === 'right' ? [] : [`${rule} ${state} ${section}`]));
}
const person = (bornOn: string | null) => ({ ...samplePerson, bornOn });

type Case = [what: string, bornOn: string | null, from: string, until: string, open: string[]];
test.each<Case>([
  ['six years old', '2020-05-05', '2026-11-21', '2027-03-31', ['age wrong § 34(1)']],
  ['13 until the next day', '2013-07-02', '2027-07-01', '2027-08-31', ['age wrong § 34(1)']],
  ['14 from that day', '2013-07-01', '2027-07-01', '2027-08-31', ['age missing § 34(2), § 35(2)']],
  ['14 in September too', '2013-07-01', '2027-07-01', '2027-09-01', ['age wrong § 34(1)']],
  ['14 in June too', '2013-06-01', '2027-06-30', '2027-08-31', ['age wrong § 34(1)']],
  ['14 in two summers', '2012-07-01', '2026-07-01', '2027-08-31', ['age wrong § 34(1)']],
  ['15 before the summer ends', '2012-08-15', '2027-07-01', '2027-12-31', ['age missing § 34(2), § 35(2)']],
  ['15 on the first day', '2012-06-01', '2027-06-01', '2027-12-31', ['age missing § 35(1)']],
  [
    '15 on 28 February, born on a leap day',
    '2012-02-29',
    '2027-02-28',
    '2027-12-31',
    ['age missing § 35(1)'],
  ],
  ['17 on the first day', '2009-06-02', '2027-06-01', '2027-12-31', ['age missing § 35(1)']],
  ['18 on the first day', '2009-06-01', '2027-06-01', '2027-12-31', []],
  ['not known', null, '2027-06-01', '2027-12-31', ['employee.identity missing § 3019']],
  ['born tomorrow', '2026-11-22', '2027-06-01', '2027-12-31', ['employee.born wrong § 23']],
])('an employee who is %s', async (_, bornOn, from, until, expected) => {
  for (const slug of ['agreement-to-complete-a-job', 'agreement-to-perform-work'])
    expect(await open(slug, { employee: person(bornOn), from, until, hours: 10, hourPay: 500 })).toEqual(
      expected,
    );
});

test.each([
  ['lease', 'landlord'],
  ['lease', 'tenant'],
  ['sublease', 'subtenant'],
  ['contract-for-work', 'client'],
  ['agreement-on-services', 'principal'],
  ['confidentiality-agreement', 'recipient'],
  ['agreement-to-complete-a-job', 'employer'],
  ['notice-of-contract', 'writer'],
  ['notice-of-lease', 'writer'],
])('%s: the %s is of age on the day of signing, or somebody signs for them', async (slug, who) => {
  const said = async (bornOn: string, signedOn: string | null) =>
    (await open(slug, { [who]: person(bornOn), signedOn })).filter((one) => one.startsWith(`${who}.`));
  expect(await said('2008-11-22', today)).toEqual([`${who}.capacity missing § 30`]);
  expect(await said('2008-11-21', today)).toEqual([]);
  expect(await said('2008-11-22', '2026-11-22')).toEqual([]);
  expect(await said('2008-11-22', null)).toEqual([`${who}.capacity missing § 30`]);
});

test('a joint tenant under age is told of too', async () => {
  const { kind: _, register: __, ...young } = person('2015-01-01');
  expect(await open('lease', { jointTenants: [{ ...young, name: 'Eva' }] })).toContain(
    'joint.capacity missing § 30',
  );
  expect(await open('lease', { jointTenants: [{ ...young, name: 'Eva', bornOn: '1990-01-01' }] })).toEqual(
    [],
  );
});

test.each(['principal', 'agent'])('a power of attorney: the %s is of age', async (who) => {
  const document = await findDocument('power-of-attorney');
  const given = Object(document?.sample(today));
  const said = (bornOn: string) =>
    open('power-of-attorney', { [who]: { ...given[who], bornOn }, signedOn: today });
  expect(await said('2020-05-05')).toContain(`${who}.capacity missing § 30`);
  expect((await said('2008-11-21')).filter((one) => one.includes('capacity'))).toEqual([]);
});
