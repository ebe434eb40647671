import { czechDocument } from '../czech-document.ts';
import { sampleFlat } from '../rented-flat-fields.ts';
import { samplePerson } from '../sample-parties.ts';
import { leaseNoticeChecks } from './lease-notice-checks.ts';
import { type LeaseNotice, leaseNoticeForm } from './lease-notice-form.ts';
import { leaseNoticeView } from './lease-notice-view.ts';

export const noticeOfLease = czechDocument<LeaseNotice>({
  slug: 'notice-of-lease',
  title: 'Notice to end a lease, in English and Czech',
  lead: 'For tenants, or for landlords with a reason the law allows. We work out the last day, and tell you what would make it void.',
  useWhen: 'Use it when a tenant or a landlord ends a lease of a flat.',
  page: '/official-document-generator/rental/notice-of-lease',
  form: leaseNoticeForm,
  checks: leaseNoticeChecks,
  view: leaseNoticeView,
  sample: (today) => ({
    giver: 'tenant',
    writer: samplePerson,
    others: '',
    other: 'Jana Vzorová (invented), Smyšlená 1, Brno',
    flat: sampleFlat,
    leaseOn: '2024-02-29',
    term: 'indefinite',
    reason: '',
    deliveredOn: today,
    place: 'Praha',
    signedOn: today,
  }),
});
