import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { firstFaults } from '../../../form/fault.ts';
import { readForm } from '../../../form/form.ts';
import { tradeLicence } from './trade-licence.ts';

const { form, refuse } = tradeLicence;
const sample = sampleAnswers['trade-licence'];
const faultsOf = (changed: object) => {
  const reading = readForm(form, { ...sample, ...changed });
  return reading.ok ? [] : firstFaults(reading.faults).map(({ field, message }) => `${field}: ${message}`);
};

test.each([
  [{ activity: 'author' }, 'You don’t need a trade licence for this'],
  [{ activity: 'oneFirm' }, 'This sounds like employment'],
  [{ hasLicence: true }, 'You already have a licence'],
  [{ trade: 'permitted' }, 'You need a concession for a permitted trade'],
  [{ trade: 'regulated' }, undefined],
])('with %j it is refused by %j', (changed, title) =>
  expect(refuse?.({ ...sample, ...changed })?.title).toBe(title),
);

test('EU citizens are asked for no permit, others are', () => {
  const without = { permission: undefined, permittedUntil: undefined };
  expect(faultsOf({ ...without, citizenship: 'SK' })).toEqual([]);
  expect(faultsOf(without)).toEqual(['permission: Choose the visa or permit you have']);
  expect(faultsOf({ permission: 'none', permittedUntil: undefined })).toEqual([]);
});

test('proof is asked for of trades that are learnt, an address of a seat elsewhere', () => {
  expect(faultsOf({ trade: 'free', qualification: undefined })).toEqual([]);
  expect(faultsOf({ qualification: '' })).toEqual(['qualification: Enter how you learnt the trade']);
  expect(faultsOf({ seat: 'agency', seatAddress: undefined })).toEqual([]);
  expect(faultsOf({ seat: 'home', seatAddress: undefined })).toEqual([
    'followsHome: Choose whether your business address should change too',
  ]);
});
