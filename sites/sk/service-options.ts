import type { ServiceOption } from '../site.ts';

/** What a person can ask for in the contact form of the Slovak site. */
export const serviceOptions: readonly ServiceOption[] = [
  {
    label: 'Registration of residence for EU citizens',
    group: 'Residence',
    slug: 'residence-registration-eu',
  },
  { label: 'Temporary residence for work', group: 'Residence' },
  { label: 'Temporary residence for business', group: 'Residence' },
  { label: 'Trade licence', group: 'Business' },
  { label: 'Tax return', group: 'Tax and accounting' },
  { label: 'Consultation', group: 'Something else' },
];
