import type { Answers } from '../../../../form/field.ts';
import { contact, name } from './invented-person.ts';

const client = { ...name, citizenship: 'BR', otherCitizenships: [], ...contact };

/** Of what the agency asks of a new client. */
export const intakeSamples: Readonly<Record<string, Answers>> = {
  'employee-intake': {
    ...client,
    whereabouts: 'abroad',
    arrivesOn: null,
    status: 'none',
    companions: 'family',
    employer: 'Sample s.r.o.',
    position: 'Tester',
    startsOn: '2027-03-01',
    grossWage: 65000,
    degree: 'abroad',
    help: ['permit', 'flat'],
    needs: 'A card for a new job in Brno.',
  },
  'freelancer-intake': {
    ...client,
    whereabouts: 'here',
    arrivedOn: '2026-10-01',
    status: 'visa',
    statusUntil: '2027-03-31',
    companions: 'nobody',
    work: 'Apps for two firms in Berlin.',
    clients: 'eu',
    oneClient: false,
    hasLicence: true,
    companyNumber: '12345679',
    taxedAs: 'unknown',
    yearlyIncome: null,
    otherIncome: false,
    help: ['tax'],
    needs: 'A return for this year.',
  },
  'student-intake': {
    ...client,
    bornOn: '2000-02-29',
    whereabouts: 'abroad',
    arrivesOn: '2027-02-01',
    status: 'none',
    schoolName: 'Sample University',
    studies: 'degree',
    admission: 'confirmed',
    studiesFrom: '2027-02-15',
    studiesUntil: null,
    paidBy: 'parents',
    help: ['permit', 'insurance'],
    needs: 'A visa before the semester.',
  },
};
