import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { firstFaults } from '../../../form/fault.ts';
import { readForm } from '../../../form/form.ts';
import { sampleEmployer } from './samples/invented-person.ts';
import { temporaryResidenceCertificate } from './temporary-residence-certificate.ts';

const { form, refuse, check } = temporaryResidenceCertificate;
const sample = sampleAnswers['temporary-residence-certificate'];
const faultsOf = (changed: object) => {
  const reading = readForm(form, { ...sample, ...changed });
  return reading.ok ? [] : firstFaults(reading.faults).map(({ field, message }) => `${field}: ${message}`);
};

test.each([
  ['one name, as a surname', { nameParts: 'surname', surname: 'Suharto', firstName: undefined }],
  ['one name, as a first name', { nameParts: 'first', firstName: 'Madonna', surname: '' }],
  ['an apostrophe and a hyphen', { surname: 'O’Neill-d\u02BCArc', firstName: 'Zoë' }],
  ['another script', { surname: 'Нгуен', firstName: '阮' }],
  ['three citizenships', { otherCitizenships: [{ country: 'BR' }, { country: 'IL' }] }],
  ['a day that comes every four years', { bornOn: '2004-02-29' }],
])('%s is taken', (_, changed) => expect(faultsOf(changed)).toEqual([]));

test.each([
  ['no first name', { firstName: '' }, 'firstName: Enter your first names'],
  ['no day of that year', { bornOn: '2001-02-29' }, 'bornOn: Enter a real date of birth, such as 29/02/2000'],
  [
    'a stay that ends first',
    { staysUntil: '2026-09-30' },
    'staysUntil: Enter an end of your stay that isn’t before your arrival',
  ],
  [
    'nobody to live with',
    { member: { relation: 'child' } },
    'member.surname: Enter your family member’s first name or surname',
  ],
  ['no consent', { consent: undefined }, 'consent: Tick the box if we may use your answers'],
])('%s is said', (_, changed, fault) => expect(faultsOf(changed)).toEqual([fault]));

test('what another answer rules out is not needed', () => {
  const worker = {
    purpose: 'employment',
    employer: sampleEmployer,
    member: undefined,
    insurance: undefined,
  };
  expect(faultsOf(worker)).toEqual([]);
  expect(faultsOf({ ...worker, purpose: 'study' })).toEqual([
    'schoolName: Enter the name of your school',
    'insurance: Choose how you’re insured',
  ]);
  expect(faultsOf({ deliveredElsewhere: false, deliveryAddress: undefined, accommodation: 'owner' })).toEqual(
    [],
  );
  expect(faultsOf({ hadOtherSurname: false, previousSurnames: undefined })).toEqual([]);
});

test.each([
  ['VN', [], 'This certificate is for EU citizens'],
  ['GB', [], 'British citizens need another document'],
  ['DE', [{ country: 'CZ' }], 'Czech citizens don’t need this'],
  ['GB', [{ country: 'IE' }], undefined],
  ['CH', [], undefined],
])('a citizen of %s and %j is told %j', (citizenship, otherCitizenships, title) => {
  expect(refuse?.({ citizenship, otherCitizenships })?.title).toBe(title);
});

test('a stay of under three months needs no certificate, and nobody is refused before they answer', () => {
  expect(refuse?.({ citizenship: 'DE', staysLonger: false })?.title).toBe(
    'The certificate is for longer stays',
  );
  expect(refuse?.({})).toBeUndefined();
});

test.each([
  ['2026-11-21', 1],
  ['2026-11-22', 0],
])('of a passport until %s there are %i findings on 22 November 2026', (passportValidUntil, findings) => {
  expect(check?.({ passportValidUntil }, '2026-11-22')).toHaveLength(findings);
});
