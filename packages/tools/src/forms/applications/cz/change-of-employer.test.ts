import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { firstFaults } from '../../../form/fault.ts';
import { readForm } from '../../../form/form.ts';
import { changeOfEmployer } from './change-of-employer.ts';

const { form, refuse, check } = changeOfEmployer;
const today = '2026-11-22';
const sample = sampleAnswers['change-of-employer'];
const faultsOf = (changed: object) => {
  const reading = readForm(form, { ...sample, ...changed });
  return reading.ok ? [] : firstFaults(reading.faults).map(({ field, message }) => `${field}: ${message}`);
};

test.each([
  [{ card: 'blue' }, 'This notice is for employee cards'],
  [{ agency: true }, 'An employment agency can’t be the new employer'],
  [{ agency: true, cardKind: 'free' }, undefined],
  [{ earlyReason: 'none' }, 'You can’t change your employer yet'],
  [{ earlyReason: 'none', sixMonths: true }, undefined],
  [{ earlyReason: 'none', change: 'position' }, undefined],
  [{ earlyReason: 'none', cardKind: 'free' }, undefined],
  [{ citizenship: 'IT' }, 'EU citizens don’t need a permit'],
])('with %j it is refused by %j', (changed, title) =>
  expect(refuse?.({ ...sample, ...changed })?.title).toBe(title),
);

test.each([
  ['2026-12-21', 'dual', ['change.start']],
  ['2026-12-22', 'dual', []],
  ['2026-11-23', 'free', []],
])('a start on %s with a card of kind %s is found to be %j', (startsOn, cardKind, rules) =>
  expect(check?.({ startsOn, cardKind }, today).map(({ rule }) => rule)).toEqual(rules),
);

test.each([
  ['2026-08-23', 'dual', ['change.ended']],
  ['2026-08-24', 'dual', []],
  ['2026-08-23', 'free', []],
])('a job that ended on %s with a card of kind %s is found to be %j', (jobEndsOn, cardKind, rules) => {
  const answers = { currentJob: 'ended', jobEndsOn, cardKind };
  expect(check?.(answers, today).map(({ rule }) => rule)).toEqual(rules);
  expect(check?.({ ...answers, currentJob: 'goesOn' }, today)).toEqual([]);
});

test('what another answer rules out is not needed', () => {
  expect(faultsOf({ cardKind: 'free', vacancy: undefined })).toEqual([]);
  expect(faultsOf({ change: 'position', sixMonths: undefined, earlyReason: undefined })).toEqual([]);
  expect(faultsOf({ sixMonths: true, earlyReason: undefined })).toEqual([]);
  expect(faultsOf({ currentJob: 'goesOn', jobEndsOn: undefined })).toEqual([]);
  expect(faultsOf({ vacancy: undefined })).toEqual([
    'vacancy: Enter the number of the vacancy, or say that you don’t know yet',
  ]);
});
