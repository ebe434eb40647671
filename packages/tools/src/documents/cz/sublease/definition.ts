import { addDays } from '@majak/law/dates';
import { czechDocument } from '../czech-document.ts';
import { sampleFlat } from '../rented-flat-fields.ts';
import { sampleCompany, samplePerson, sampleTrader } from '../sample-parties.ts';
import { subleaseChecks } from './sublease-checks.ts';
import { subleaseClauses } from './sublease-clauses.ts';
import { type Sublease, subleaseForm } from './sublease-form.ts';
import { subleaseView } from './sublease-view.ts';

export const sublease = czechDocument<Sublease>({
  slug: 'sublease',
  title: 'Sublease with the owner’s consent, in English and Czech',
  lead: 'A podnájemní smlouva, with a separate part for the landlord’s consent. It tells you when you need that consent, and what an office wants to see.',
  useWhen: 'Use it when a tenant lets the flat, or a room in it, to somebody else.',
  page: '/official-document-generator/rental/sublease',
  form: subleaseForm,
  checks: subleaseChecks,
  clauses: subleaseClauses,
  view: subleaseView,
  sample: (today) => ({
    tenant: sampleTrader,
    subtenant: samplePerson,
    consent: 'here',
    landlord: sampleCompany,
    flat: sampleFlat,
    leaseOn: '2024-02-29',
    leaseEndOn: addDays(today, 800),
    livesThere: false,
    extent: 'whole',
    startOn: addDays(today, 10),
    term: 'definite',
    endOn: addDays(today, 374),
    rent: 15_000,
    advance: 3_500,
    dueDay: 5,
    clauses: { deposit: true, notice: true, address: true, writtenChanges: true },
    deposit: 15_000,
    noticeMonths: 1,
    special: '',
    place: 'Praha',
    signedOn: today,
    copies: 3,
  }),
});
