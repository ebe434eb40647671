import { addDays } from '@majak/law/dates';
import { czechDocument } from '../czech-document.ts';
import { sampleFlat } from '../rented-flat-fields.ts';
import { sampleCompany, samplePerson } from '../sample-parties.ts';
import { leaseChecks } from './lease-checks.ts';
import { leaseClauses } from './lease-clauses.ts';
import { type Lease, leaseForm } from './lease-form.ts';
import { leaseView } from './lease-view.ts';

export const lease = czechDocument<Lease>({
  slug: 'lease',
  title: 'Lease of a flat in English and Czech',
  lead: 'A nájemní smlouva that both you and a Czech court can read. We check what a landlord may ask for as you type.',
  useWhen: 'Use it when somebody rents a flat from its owner to live in it.',
  page: '/official-document-generator/rental/lease',
  form: leaseForm,
  checks: leaseChecks,
  clauses: leaseClauses,
  view: leaseView,
  sample: (today) => ({
    landlord: sampleCompany,
    tenant: samplePerson,
    jointTenants: [],
    flat: sampleFlat,
    equipment: 'Kitchen with appliances (invented)',
    household: 'Alex Sample (invented)',
    startOn: addDays(today, 10),
    term: 'definite',
    endOn: addDays(today, 374),
    rent: 18_000,
    advance: 3_500,
    services: 'Voda, teplo, výtah, odpad (invented)',
    dueDay: 5,
    account: '',
    clauses: {
      deposit: true,
      penalty: false,
      increase: false,
      early: true,
      household: false,
      pets: true,
      seat: false,
      sublease: false,
      address: true,
      energy: true,
      handover: true,
      dataBoxes: false,
      writtenChanges: true,
    },
    deposit: 36_000,
    animals: 'jedna kočka, one cat (invented)',
    special: '',
    place: 'Praha',
    signedOn: today,
    copies: 2,
  }),
});
