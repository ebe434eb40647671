import { contact } from '@majak/desk/submissions/submission-kinds';
import { allEnquiries } from '@majak/sites/all-tools';
import { expect, test } from 'vitest';
import { fixedService } from '../enquiries/enquiry-placement.ts';
import { withCanonicalNames } from './canonical-names.ts';

const enquiries = await allEnquiries();
const { fields } = contact.form;

test('what was typed goes under the listed name; what no list knows, or several do, stays as it was typed', () => {
  const stored = (nationality: unknown, service: unknown) =>
    Object.values(withCanonicalNames(fields, { nationality, service, message: 'USA' }));
  expect(stored('american', 'partner VISA')).toEqual(['United States', 'Partner visa', 'USA']);
  expect(stored('Atlantis', 'My dog’s passport')).toEqual(['Atlantis', 'My dog’s passport', 'USA']);
  expect(stored('Korea', 'job')).toEqual(['Korea', 'job', 'USA']);
  expect(stored(7, undefined)).toEqual([7, undefined, 'USA']);
});

test('what a form of one matter is filed under is not taken for a service of the list', () => {
  for (const enquiry of enquiries) {
    const service = fixedService(enquiry);
    if (service) expect(withCanonicalNames(fields, { service })).toEqual({ service });
  }
});
