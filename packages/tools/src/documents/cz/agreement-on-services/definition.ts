import { czechDocument } from '../czech-document.ts';
import { sampleCompany, sampleTrader } from '../sample-parties.ts';
import { servicesChecks } from './services-checks.ts';
import { servicesClauses } from './services-clauses.ts';
import { type Services, servicesForm } from './services-form.ts';
import { servicesView } from './services-view.ts';

export const agreementOnServices = czechDocument<Services>({
  slug: 'agreement-on-services',
  title: 'Agreement on services in English and Czech',
  lead: 'For work done with care but without a promised result, such as bookkeeping, consulting or looking after a flat. In Czech it’s příkazní smlouva.',
  useWhen: 'Use it when a freelancer looks after something for you, by the hour or by the month.',
  page: '/official-document-generator/contract/agreement-on-services',
  form: servicesForm,
  checks: servicesChecks,
  clauses: servicesClauses,
  view: servicesView,
  sample: (today) => ({
    principal: sampleCompany,
    agent: sampleTrader,
    services: 'Posts on social networks, three a week (invented)\nAdvice on marketing (invented)',
    actsForPrincipal: false,
    startOn: today,
    lasts: 'open',
    feePer: 'month',
    fee: 18_500,
    vat: 'none',
    dueDays: 14,
    account: '',
    noticeMonths: 1,
    clauses: {
      expenses: true,
      substitute: false,
      reports: true,
      liability: false,
      confidentiality: true,
      personalData: true,
      writtenChanges: true,
    },
    place: 'Brno',
    signedOn: today,
    copies: 2,
  }),
});
