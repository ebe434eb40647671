import { money } from '../money/money.ts';
import type { Needs } from './needs.ts';
import type { InsuranceProduct } from './product.ts';

const insurer = { name: 'Sample Insurer', identity: 'Sample Insurer a.s., Praha', licensedHere: true };

/** A comprehensive insurance that the law takes, for tests. */
export const comprehensive: InsuranceProduct = {
  slug: 'whole',
  title: 'Whole',
  insurer,
  line: 'health',
  category: 'comprehensive',
  ages: { from: 1, to: 69 },
  lengths: { from: 3, to: 24 },
  insured: ['regular', 'student'],
  notFor: ['visit'],
  limit: money(400_000_00, 'EUR'),
  sharing: false,
  covers: ['urgent', 'home', 'remains', 'preventive', 'checkups', 'pregnancy'],
  excludes: [],
  tariffs: [
    { ages: { from: 1, to: 17 }, lasting: 1, each: money(1_500_00, 'CZK') },
    { ages: { from: 18, to: 69 }, lasting: 1, each: money(1_800_00, 'CZK') },
    { ages: { from: 18, to: 69 }, lasting: 12, each: money(1_600_50, 'CZK') },
    { ages: { from: 18, to: 45 }, sex: 'female', lasting: 1, each: money(2_100_00, 'CZK') },
    { ages: { from: 18, to: 30 }, insured: 'student', lasting: 1, each: money(1_000_00, 'CZK') },
  ],
  limitLines: [],
  exclusionLines: [],
  territoryLines: [],
  obligationLines: [],
  changedAt: '2026-11-23T08:00:00.000Z',
  sample: true,
};

/** An insurance for emergencies, for tests. */
export const basic: InsuranceProduct = {
  ...comprehensive,
  slug: 'urgent',
  title: 'Urgent',
  category: 'basic',
  lengths: { from: 1, to: 12 },
  notFor: [],
  covers: ['urgent', 'home', 'remains'],
  tariffs: [{ ages: { from: 1, to: 69 }, lasting: 1, each: money(900_00, 'CZK') }],
};

/** A year of study, applied for abroad. */
export const studyYear: Needs = {
  line: 'health',
  category: 'comprehensive',
  purpose: 'study',
  stay: { from: '2027-01-01', to: '2027-12-31' },
  filed: 'abroad',
  insuredBy: 'nobody',
  startsOn: '2027-01-01',
  duration: 12,
  people: [{ age: 30, sex: 'male', insured: 'regular' }],
};
