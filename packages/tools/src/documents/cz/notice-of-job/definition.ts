import { czechDocument } from '../czech-document.ts';
import { sampleWriter } from '../writer-fields.ts';
import { jobNoticeChecks } from './job-notice-checks.ts';
import { type JobNotice, jobNoticeForm } from './job-notice-form.ts';
import { jobNoticeView } from './job-notice-view.ts';

export const noticeOfJob = czechDocument<JobNotice>({
  slug: 'notice-of-job',
  title: 'Notice to end a job, in English and Czech',
  lead: 'For employees: the výpověď with its last day worked out from the day of delivery, and what it means for an employee card. An employer needs a reason listed in the law, and a lawyer.',
  page: '/official-document-generator/notice-of-job',
  form: jobNoticeForm,
  checks: jobNoticeChecks,
  view: jobNoticeView,
  sample: (today) => ({
    employee: sampleWriter,
    employer: 'Vzorová kavárna s.r.o. (invented), Vymyšlená 1, Praha 1, IČO 12345679',
    contractOn: '2024-02-29',
    position: 'barista (invented)',
    kind: 'notice',
    months: 2,
    deliveredOn: today,
    reason: '',
    card: true,
    place: 'Praha',
    signedOn: today,
  }),
});
