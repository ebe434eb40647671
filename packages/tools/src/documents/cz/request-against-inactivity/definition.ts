import { addDays } from '@majak/law/dates';
import { answersOfProceedings } from '../answers-of-proceedings.ts';
import { czechDocument } from '../czech-document.ts';
import { sampleWriter } from '../writer-fields.ts';
import { inactivityChecks } from './inactivity-checks.ts';
import { type Inactivity, inactivityForm } from './inactivity-form.ts';
import { inactivityView } from './inactivity-view.ts';

export const requestAgainstInactivity = czechDocument<Inactivity>({
  slug: 'request-against-inactivity',
  title: 'Request against inactivity, in English and Czech',
  lead: 'When the ministry takes longer than the law allows, its superior body can order it to decide. We work out the time for you.',
  page: '/official-document-generator/request-against-inactivity',
  form: inactivityForm,
  ofProceedings: answersOfProceedings,
  checks: inactivityChecks,
  view: inactivityView,
  sample: (today) => ({
    applicant: sampleWriter,
    fileNumber: 'OAM-4242/DP-2026',
    applied: 'residence',
    filedOn: addDays(today, -120),
    stopped: 0,
    invited: false,
    effort: 'On the phone the office said that it would take longer (invented).',
    place: 'Praha',
    signedOn: today,
  }),
});
