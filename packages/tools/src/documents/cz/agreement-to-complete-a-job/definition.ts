import { addDays } from '@majak/law/dates';
import { czechDocument } from '../czech-document.ts';
import { jobAgreementChecks } from '../job-agreement-checks.ts';
import { jobAgreementClauses } from '../job-agreement-clauses.ts';
import type { JobAgreement } from '../job-agreement-fields.ts';
import { jobAgreementView } from '../job-agreement-view.ts';
import { sampleCompany, samplePerson } from '../sample-parties.ts';
import { jobForm } from './job-form.ts';

const clauses = jobAgreementClauses({
  hours: 'cz.job.dpp.hours',
  content: 'cz.job.dpp.content',
  per: ['in a calendar year', 'v kalendářním roce'],
});

export const agreementToCompleteAJob = czechDocument<JobAgreement>({
  slug: 'agreement-to-complete-a-job',
  title: 'DPP: agreement to complete a job',
  lead: 'Occasional work, up to 300 hours a year with one employer. In Czech it’s dohoda o provedení práce.',
  useWhen: 'Use it when somebody works for you now and then, up to 300 hours a year.',
  page: '/official-document-generator/contract/agreement-to-complete-a-job',
  form: jobForm,
  checks: jobAgreementChecks({
    hours: 'cz.job.dpp.hours',
    content: 'cz.job.dpp.content',
    most: 300,
    says: '300 hours a year with one employer',
  }),
  clauses,
  view: jobAgreementView({
    titles: { en: 'Agreement to complete a job', local: 'Dohoda o provedení práce' },
    basis: 'cz.job.dpp.hours',
    clauses,
  }),
  sample: (today) => ({
    employer: sampleCompany,
    employee: samplePerson,
    job: 'Serving guests at weekends (invented)',
    workplace: 'Vymyšlená 12/3, Praha 1 (invented)',
    from: today,
    until: addDays(today, 180),
    hours: 200,
    hourPay: 190,
    payday: 15,
    clauses: { leavingAtOnce: true, confidentiality: false },
    place: 'Praha',
    signedOn: today,
    copies: 2,
  }),
});
