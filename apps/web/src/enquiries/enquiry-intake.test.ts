import { consultation } from '@majak/tools/forms/enquiries/consultation';
import { jobApplication } from '@majak/tools/forms/enquiries/job-application';
import { student } from '@majak/tools/forms/enquiries/student';
import { expect, test } from 'vitest';
import { enquiryIntake } from './enquiry-intake.ts';

const service = (enquiry: Parameters<typeof enquiryIntake>[0], sent?: unknown, subject?: string) =>
  enquiryIntake(enquiry, subject).place({ service: sent }).service;

test('a form of one matter says what it is filed under, whatever was sent', () => {
  expect(service(consultation)).toBe('Consultation');
  expect(service(consultation, 'Trade licence')).toBe('Consultation');
  expect(service(consultation, 7)).toBe('Consultation');
});

test('what it is about is said by the page, or by who sends it', () => {
  expect(service(jobApplication)).toBe('Job: any position');
  expect(service(jobApplication, 'Job: Accountant')).toBe('Job: Accountant');
  expect(service(jobApplication, 'Job: Accountant', 'Cook')).toBe('Job: Cook');
});

test('a form that lets a person choose takes what was chosen', () => {
  expect(service(student, 'Student visa')).toBe('Student visa');
  expect(service(student)).toBeUndefined();
});
