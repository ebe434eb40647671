import type { Form } from '@majak/tools/form/form';

/**
 * The form of each document that has the common screen, by its slug: a page brings its own and no other, without what is
 * printed and what the law wants.
 */
export const documentForms: Readonly<Record<string, () => Promise<Form>>> = {
  'power-of-attorney': async () =>
    (await import('@majak/tools/documents/cz/power-of-attorney/attorney-form')).attorneyForm,
  'contract-for-work': async () =>
    (await import('@majak/tools/documents/cz/contract-for-work/work-form')).workForm,
  'agreement-on-services': async () =>
    (await import('@majak/tools/documents/cz/agreement-on-services/services-form')).servicesForm,
  'confidentiality-agreement': async () =>
    (await import('@majak/tools/documents/cz/confidentiality-agreement/secrecy-form')).secrecyForm,
  'agreement-to-complete-a-job': async () =>
    (await import('@majak/tools/documents/cz/agreement-to-complete-a-job/job-form')).jobForm,
  'agreement-to-perform-work': async () =>
    (await import('@majak/tools/documents/cz/agreement-to-perform-work/work-form')).performForm,
  'proof-of-accommodation': async () =>
    (await import('@majak/tools/documents/cz/proof-of-accommodation/accommodation-form')).accommodationForm,
  lease: async () => (await import('@majak/tools/documents/cz/lease/lease-form')).leaseForm,
  sublease: async () => (await import('@majak/tools/documents/cz/sublease/sublease-form')).subleaseForm,
  'handover-protocol': async () =>
    (await import('@majak/tools/documents/cz/handover-protocol/handover-form')).handoverForm,
  'request-against-inactivity': async () =>
    (await import('@majak/tools/documents/cz/request-against-inactivity/inactivity-form')).inactivityForm,
  'question-on-decision': async () =>
    (await import('@majak/tools/documents/cz/question-on-decision/question-form')).questionForm,
  'notice-of-job': async () =>
    (await import('@majak/tools/documents/cz/notice-of-job/job-notice-form')).jobNoticeForm,
  'notice-of-contract': async () =>
    (await import('@majak/tools/documents/cz/notice-of-contract/contract-notice-form')).contractNoticeForm,
  'notice-of-lease': async () =>
    (await import('@majak/tools/documents/cz/notice-of-lease/lease-notice-form')).leaseNoticeForm,
  'rent-confirmation': async () =>
    (await import('@majak/tools/documents/cz/rent-confirmation/rent-form')).rentForm,
  'tax-refund': async () => (await import('@majak/tools/documents/cz/tax-refund/refund-form')).refundForm,
};
