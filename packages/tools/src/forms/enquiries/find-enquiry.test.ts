import { expect, test } from 'vitest';
import { allEnquiries } from '../../../../../sites/all-tools.ts';
import { localizeForm } from '../../form/localize-form.ts';
import { wireName } from '../../form/wire-names.ts';
import { enquiryFiledUnder, enquiryOn, findEnquiry } from './find-enquiry.ts';

const all = await allEnquiries();

test('each form has a name of its own, and so has each of its fields where it travels', () => {
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  for (const { slug, form } of all) {
    expect(form.key).toBe(slug);
    const names = Object.keys(form.fields).map((key) => wireName(form.fields, key));
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, 6)).toEqual([
      ...['cf_full_name', 'email', 'cf_client_phone_number', 'cf_eu_citizen', 'cf_nationality'],
      'cf_select_servicee',
    ]);
    expect(names.at(-1)).toBe('description');
    for (const name of names) expect(name).toMatch(/^[a-z][a-z_]*$/);
  }
});

test('a label in the words of the site says its country', () => {
  const labels = all.flatMap(({ form }) => Object.values(localizeForm(form, 'Slovakia').fields));
  expect(labels.map(({ label }) => label)).toContain('Right to work in Slovakia');
  expect(labels.filter(({ label }) => label.includes('{'))).toEqual([]);
});

test('a form is found by its address and by its page, among those of the site', () => {
  expect(findEnquiry('online-tax', all)?.page).toBe('czech-taxes-online');
  expect(enquiryOn('corporate', all)?.slug).toBe('free-trial');
  expect(enquiryOn('corporate', [])).toBeUndefined();
  expect(findEnquiry('nothing', all)).toBeUndefined();
  expect(enquiryOn('home', all)).toBeUndefined();
});

test('every thank-you page says what happens next', () => {
  for (const { thanks } of all) expect(thanks.next.length).toBeGreaterThanOrEqual(3);
});

test('a request tells the form it came from by its service', () => {
  expect(enquiryFiledUnder('Consultation', all)?.slug).toBe('consultation');
  expect(enquiryFiledUnder('Job: Accountant', all)?.slug).toBe('job-application');
  expect(enquiryFiledUnder('Consultations', all)).toBeUndefined();
  expect(enquiryFiledUnder('Trade licence', all)).toBeUndefined();
  expect(enquiryFiledUnder('Free trial for companies', [])).toBeUndefined();
});
