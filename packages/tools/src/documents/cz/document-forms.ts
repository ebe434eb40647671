import type { LoadDocumentForm } from '../load-document-form.ts';

/** The form of each document of this country that has the common screen, by its slug. */
export const documentForms: Readonly<Record<string, LoadDocumentForm>> = {
  'power-of-attorney': async () => (await import('./power-of-attorney/attorney-form.ts')).attorneyForm,
  'contract-for-work': async () => (await import('./contract-for-work/work-form.ts')).workForm,
  'agreement-on-services': async () =>
    (await import('./agreement-on-services/services-form.ts')).servicesForm,
  'confidentiality-agreement': async () =>
    (await import('./confidentiality-agreement/secrecy-form.ts')).secrecyForm,
  'agreement-to-complete-a-job': async () =>
    (await import('./agreement-to-complete-a-job/job-form.ts')).jobForm,
  'agreement-to-perform-work': async () =>
    (await import('./agreement-to-perform-work/work-form.ts')).performForm,
  'proof-of-accommodation': async () =>
    (await import('./proof-of-accommodation/accommodation-form.ts')).accommodationForm,
  lease: async () => (await import('./lease/lease-form.ts')).leaseForm,
  sublease: async () => (await import('./sublease/sublease-form.ts')).subleaseForm,
  'handover-protocol': async () => (await import('./handover-protocol/handover-form.ts')).handoverForm,
  'request-against-inactivity': async () =>
    (await import('./request-against-inactivity/inactivity-form.ts')).inactivityForm,
  'question-on-decision': async () => (await import('./question-on-decision/question-form.ts')).questionForm,
  'notice-of-job': async () => (await import('./notice-of-job/job-notice-form.ts')).jobNoticeForm,
  'notice-of-contract': async () =>
    (await import('./notice-of-contract/contract-notice-form.ts')).contractNoticeForm,
  'notice-of-lease': async () => (await import('./notice-of-lease/lease-notice-form.ts')).leaseNoticeForm,
  'rent-confirmation': async () => (await import('./rent-confirmation/rent-form.ts')).rentForm,
  'tax-refund': async () => (await import('./tax-refund/refund-form.ts')).refundForm,
};
