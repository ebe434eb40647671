import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { firstFaults } from '../../../form/fault.ts';
import { readForm } from '../../../form/form.ts';
import { healthInsuranceRegistration } from './health-insurance-registration.ts';

const { form, refuse, check } = healthInsuranceRegistration;
const sample = sampleAnswers['health-insurance-registration'];
const faultsOf = (changed: object) => {
  const reading = readForm(form, { ...sample, ...changed });
  return reading.ok ? [] : firstFaults(reading.faults).map(({ field, message }) => `${field}: ${message}`);
};

test('an adult with a permit alone is not insured', () => {
  expect(refuse?.({ reason: 'permitOnly' })?.title).toBe('This doesn’t give you public insurance');
  expect(refuse?.({ reason: 'trade' })).toBeUndefined();
  expect(refuse?.({ reason: 'toString' })).toBeUndefined();
});

test.each([
  ['newborn', '2026-11-13', 1],
  ['newborn', '2026-11-14', 0],
  ['trade', '2026-11-13', 1],
  ['job', '2026-01-01', 0],
  ['toString', '2026-01-01', 0],
])('%s since %s is late by %i findings on 22 November 2026', (reason, since, findings) =>
  expect(check?.({ reason, since }, '2026-11-22')).toHaveLength(findings),
);

test('a child is asked for where it is insured, an employer where there is a job', () => {
  const adult = { reason: 'trade', you: undefined, child: undefined };
  expect(faultsOf(adult)).toEqual([]);
  expect(faultsOf({ ...adult, reason: 'job' })).toEqual(['employer: Enter your employer here']);
  expect(faultsOf({ child: { firstName: '', surname: '', bornOn: '2026-11-20' } })).toEqual([
    'child.surname: Enter the child’s first name or surname',
  ]);
});
