import { expect, test } from 'vitest';
import { enquiriesOf, enquiryFiledUnder, enquiryOn, findEnquiry } from './catalogue.ts';

const all = enquiriesOf('cz');

test('each form and each of its questions has a name of its own', () => {
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  for (const { questions } of all) {
    expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
    for (const { name } of questions) expect(name).toMatch(/^[a-z][a-z_]*$/);
  }
});

test('a select has answers, nothing else does, and every pattern is one', () => {
  for (const { kind, options, pattern = '' } of all.flatMap(({ questions }) => questions)) {
    expect(options !== undefined).toBe(kind === 'select');
    expect(() => new RegExp(pattern)).not.toThrow();
  }
});

test('a form is found by its address and by its page, on the site that has it', () => {
  expect(findEnquiry('cz', 'online-tax')?.page).toBe('czech-taxes-online');
  expect(enquiryOn('cz', 'corporate')?.slug).toBe('free-trial');
  expect(enquiryOn('sk', 'corporate')).toBeUndefined();
  expect(findEnquiry('cz', 'nothing')).toBeUndefined();
  expect(enquiryOn('cz', 'home')).toBeUndefined();
});

test('every thank-you page says what happens next', () => {
  for (const { thanks } of all) expect(thanks.next.length).toBeGreaterThanOrEqual(3);
});

test('a request tells the form it came from by its service', () => {
  expect(enquiryFiledUnder('cz', 'Consultation')?.slug).toBe('consultation');
  expect(enquiryFiledUnder('cz', 'Job: Accountant')?.slug).toBe('job-application');
  expect(enquiryFiledUnder('cz', 'Consultations')).toBeUndefined();
  expect(enquiryFiledUnder('cz', 'Trade licence')).toBeUndefined();
  expect(enquiryFiledUnder('sk', 'Free trial for companies')).toBeUndefined();
});
