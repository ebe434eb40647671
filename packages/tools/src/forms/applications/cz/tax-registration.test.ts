import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { firstFaults } from '../../../form/fault.ts';
import { readForm } from '../../../form/form.ts';
import { taxRegistration } from './tax-registration.ts';

const { form, refuse, check } = taxRegistration;
const sample = sampleAnswers['tax-registration'];
const faultsOf = (changed: object) => {
  const reading = readForm(form, { ...sample, ...changed });
  return reading.ok ? [] : firstFaults(reading.faults).map(({ field, message }) => `${field}: ${message}`);
};

test.each([
  [{ registration: 'incomeTax' }, 'You don’t register for income tax any more'],
  [{ registration: 'flatRate', vatPayer: true }, 'The flat-rate tax isn’t open to you'],
  [{ registration: 'flatRate', hasJob: true }, 'The flat-rate tax isn’t open to you'],
  [{ registration: 'voluntary', hasJob: true }, undefined],
])('%j is refused by %j', (answers, title) => expect(refuse?.(answers)?.title).toBe(title));

test('each registration asks what is its own', () => {
  const vat = { passedOn: undefined, fromNextDay: undefined, turnover: undefined };
  expect(faultsOf({ ...vat, registration: 'flatRate', accounts: undefined })).toEqual([
    'band: Choose a band, or say that you don’t know',
    'vatPayer: Choose whether you’re a VAT payer',
    'hasJob: Choose whether you have a job too',
    'insurer: Choose your health insurer',
  ]);
  expect(faultsOf({ ...vat, registration: 'identified' })).toEqual([
    'identifiedBy: Choose what made you an identified person',
    'identifiedSince: Enter the day on which it happened',
  ]);
  expect(faultsOf({ registration: 'voluntary' })).toEqual(['reason: Enter why you want to be a payer']);
});

test('every account has a number, and one that is none is refused', () => {
  expect(faultsOf({ accounts: [{ account: '', published: true }] })).toEqual([
    'accounts.0.account: Enter the number of the account',
  ]);
  expect(faultsOf({ accounts: [{ account: '12' }] })).toEqual([
    'accounts.0.account: Enter an IBAN, or a number such as 19-123457/0710',
  ]);
});

test.each([
  ['2026-11-06', 1],
  ['2026-11-07', 0],
])(
  'an identified person since %s is late by %i findings on 22 November 2026',
  (identifiedSince, findings) => {
    const answers = { registration: 'identified', identifiedSince };
    expect(check?.(answers, '2026-11-22')).toHaveLength(findings);
    expect(check?.({ ...answers, registration: 'voluntary' }, '2026-11-22')).toEqual([]);
  },
);
