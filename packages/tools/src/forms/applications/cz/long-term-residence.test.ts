import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { answerLines } from '../../../form/answer-lines.ts';
import { firstFaults } from '../../../form/fault.ts';
import { readForm } from '../../../form/form.ts';
import { employeeCardExtension } from './employee-card-extension.ts';
import { longTermResidence } from './long-term-residence.ts';

const { form, refuse, check } = longTermResidence;
const sample = sampleAnswers['long-term-residence'];
const faultsOf = (changed: object) => {
  const reading = readForm(form, { ...sample, ...changed });
  return reading.ok ? [] : firstFaults(reading.faults).map(({ field, message }) => `${field}: ${message}`);
};
const child = { firstName: 'Ana', surname: 'D’Souza', bornOn: '2020-02-29' };
const unknown = { birthplace: null, birthCountry: null, citizenship: null, address: null };

describe('a family of any size', () => {
  test('nine children and twelve siblings are taken, sixteen are too many', () => {
    const children = (count: number) => Array.from({ length: count }, () => ({ ...child, ...unknown }));
    expect(faultsOf({ children: children(9), siblings: children(12) })).toEqual([]);
    expect(faultsOf({ children: children(16) })).toEqual([
      'children: Enter at most 15 children, and the others under “Anything else”',
    ]);
  });
  test('one name is enough for a relative, none is not', () => {
    expect(faultsOf({ children: [{ ...child, ...unknown, firstName: '' }] })).toEqual([]);
    expect(faultsOf({ children: [{ ...child, ...unknown, firstName: '', surname: ' ' }] })).toEqual([
      'children.0.surname: Enter your child’s first name or surname',
    ]);
  });
  test('what nobody remembers may be unknown, and what was forgotten may not', () => {
    expect(faultsOf({ siblings: [{ ...child, ...unknown, bornOn: null }] })).toEqual([]);
    expect(faultsOf({ siblings: [{ ...child, ...unknown, bornOn: undefined }] })).toEqual([
      'siblings.0.bornOn: Enter your brother’s or sister’s date of birth, or say that you don’t know yet',
    ]);
    expect(faultsOf({ bornOn: null })).toHaveLength(1);
    expect(faultsOf({ passportNumber: null })).toHaveLength(1);
  });
  test('a spouse is asked for of the married alone, a parent who is not known of nobody', () => {
    expect(faultsOf({ maritalStatus: 'single', spouse: undefined })).toEqual([]);
    expect(faultsOf({ spouse: undefined })).toEqual(['spouse: Enter your husband, wife or partner']);
    expect(faultsOf({ fatherKnown: 'unknown', father: undefined })).toEqual([]);
  });
});

test('people of a country without letters of the standard are taken', () => {
  expect(faultsOf({ citizenship: 'XK', birthCountry: 'XK', passportCountry: 'XK' })).toEqual([]);
});

test('an earlier stay ends after it begins', () => {
  const stay = { from: '2020-06-30', to: '2019-09-01', purpose: 'study', place: 'Brno' };
  expect(faultsOf({ earlierStays: [stay] })).toEqual([
    'earlierStays.0.to: Enter a last day that isn’t before the first',
  ]);
  expect(faultsOf({ earlierStays: [{ ...stay, to: null }] })).toEqual([]);
  expect(faultsOf({ stayedBefore: false, earlierStays: undefined })).toEqual([]);
});

test.each([
  [{ citizenship: 'DE' }, 'EU citizens don’t need a permit'],
  [{ citizenship: 'US', otherCitizenships: [{ country: 'CH' }] }, 'EU citizens don’t need a permit'],
  [{ citizenship: 'CZ' }, 'Czech citizens don’t need this'],
  [{ citizenship: 'US', presentPermit: 'none' }, 'You can’t file this form from inside the country'],
  [{ request: 'extension', purpose: 'employment' }, 'There’s a shorter form for employee cards'],
  [{ citizenship: 'US', presentPermit: 'visa', request: 'first' }, undefined],
])('%j is told %j', (answers, title) => expect(refuse?.(answers)?.title).toBe(title));

test.each([
  [{ card: 'blue' }, 'This form is for employee cards'],
  [{ card: 'employee', sameJob: false }, 'Notify the Ministry of your new job first'],
  [{ card: 'employee', sameJob: true }, undefined],
])('with %j an employee card is refused by %j', (answers, title) =>
  expect(employeeCardExtension.refuse?.(answers)?.title).toBe(title),
);

test.each([
  ['2026-10-30', '2027-02-28', ['permit.early']],
  ['2026-10-31', '2027-02-28', []],
  ['2027-02-28', '2027-02-28', []],
  ['2027-03-01', '2027-02-28', ['permit.valid']],
])('on %s a permit until %s is found to be %j', (today, permitUntil, rules) => {
  expect(check?.({ permitUntil }, today).map(({ rule }) => rule)).toEqual(rules);
});

test('another purpose may be asked for before the last 120 days of a permit, and not of a visa', () => {
  const rules = (answers: object) =>
    check?.({ permitUntil: '2027-12-31', ...answers }, '2026-11-22').map(({ rule }) => rule);
  expect(rules({ request: 'purpose', presentPermit: 'permit' })).toEqual([]);
  expect(rules({ request: 'purpose', presentPermit: 'visa' })).toEqual(['permit.early']);
  expect(rules({ request: 'extension', presentPermit: 'permit' })).toEqual(['permit.early']);
});

test('a contract of fewer than 15 hours a week is said to be too short', () => {
  const rules = (weeklyHours: number) =>
    employeeCardExtension.check?.({ weeklyHours }, '2026-11-22').map(({ rule }) => rule);
  expect(rules(14.5)).toEqual(['contract.hours']);
  expect(rules(15)).toEqual([]);
});

describe('who is a citizen of no country', () => {
  test('says so, and is no citizen of the EU', () => {
    expect(faultsOf({ citizenship: 'XXA' })).toEqual([]);
    expect(refuse?.({ ...sample, citizenship: 'XXA' })).toBeUndefined();
    expect(faultsOf({ children: [{ ...child, ...unknown, citizenship: 'XXA' }] })).toEqual([]);
    const said = answerLines(form.fields, { ...sample, citizenship: 'XXA' });
    expect(said.find(({ path }) => path === 'citizenship')?.text).toBe('Stateless');
  });
  test('was born in a country, and has a passport of one', () => {
    expect(faultsOf({ birthCountry: 'XXA' })).toHaveLength(1);
    expect(faultsOf({ passportCountry: 'XXA' })).toHaveLength(1);
  });
});
