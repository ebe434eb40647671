import { addDays } from '@majak/law/dates';
import { czechDocument } from '../czech-document.ts';
import { jobAgreementChecks } from '../job-agreement-checks.ts';
import { jobAgreementClauses } from '../job-agreement-clauses.ts';
import type { JobAgreement } from '../job-agreement-fields.ts';
import { jobAgreementView } from '../job-agreement-view.ts';
import { sampleCompany, samplePerson } from '../sample-parties.ts';
import { performForm } from './work-form.ts';

const clauses = jobAgreementClauses({
  hours: 'cz.job.dpc.hours',
  content: 'cz.job.dpc.content',
  per: ['a week on average', 'v průměru za týden'],
});

export const agreementToPerformWork = czechDocument<JobAgreement>({
  slug: 'agreement-to-perform-work',
  title: 'DPČ: agreement to perform work',
  lead: 'Regular work, up to half of full-time hours on average. In Czech it’s dohoda o pracovní činnosti.',
  useWhen: 'Use it when somebody works for you every week, up to 20 hours on average.',
  page: '/official-document-generator/contract/agreement-to-perform-work',
  form: performForm,
  checks: jobAgreementChecks({
    hours: 'cz.job.dpc.hours',
    content: 'cz.job.dpc.content',
    most: 20,
    says: '20 hours a week on average, half of full-time hours',
  }),
  clauses,
  view: jobAgreementView({
    titles: { en: 'Agreement to perform work', local: 'Dohoda o pracovní činnosti' },
    basis: 'cz.job.dpc.hours',
    clauses,
  }),
  sample: (today) => ({
    employer: sampleCompany,
    employee: samplePerson,
    job: 'Serving guests at weekends (invented)',
    workplace: 'Vymyšlená 12/3, Praha 1 (invented)',
    from: today,
    until: addDays(today, 180),
    hours: 16,
    hourPay: 190,
    payday: 15,
    clauses: { leavingAtOnce: true, confidentiality: false },
    place: 'Praha',
    signedOn: today,
    copies: 2,
  }),
});
