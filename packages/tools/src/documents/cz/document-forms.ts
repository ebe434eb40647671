import type { LoadDocumentForm } from '../load-document-form.ts';

/** The form of each document of this country that has the common screen, by its slug. */
export const documentForms: Readonly<Record<string, LoadDocumentForm>> = {
  'power-of-attorney': () =>
    import('./power-of-attorney/attorney-form.ts').then((brought) => brought.attorneyForm),
  'contract-for-work': () => import('./contract-for-work/work-form.ts').then((brought) => brought.workForm),
  'agreement-on-services': () =>
    import('./agreement-on-services/services-form.ts').then((brought) => brought.servicesForm),
  'confidentiality-agreement': () =>
    import('./confidentiality-agreement/secrecy-form.ts').then((brought) => brought.secrecyForm),
  'agreement-to-complete-a-job': () =>
    import('./agreement-to-complete-a-job/job-form.ts').then((brought) => brought.jobForm),
  'agreement-to-perform-work': () =>
    import('./agreement-to-perform-work/work-form.ts').then((brought) => brought.performForm),
  'proof-of-accommodation': () =>
    import('./proof-of-accommodation/accommodation-form.ts').then((brought) => brought.accommodationForm),
  lease: () => import('./lease/lease-form.ts').then((brought) => brought.leaseForm),
  sublease: () => import('./sublease/sublease-form.ts').then((brought) => brought.subleaseForm),
  'handover-protocol': () =>
    import('./handover-protocol/handover-form.ts').then((brought) => brought.handoverForm),
  'request-against-inactivity': () =>
    import('./request-against-inactivity/inactivity-form.ts').then((brought) => brought.inactivityForm),
  'question-on-decision': () =>
    import('./question-on-decision/question-form.ts').then((brought) => brought.questionForm),
  'notice-of-job': () =>
    import('./notice-of-job/job-notice-form.ts').then((brought) => brought.jobNoticeForm),
  'notice-of-contract': () =>
    import('./notice-of-contract/contract-notice-form.ts').then((brought) => brought.contractNoticeForm),
  'notice-of-lease': () =>
    import('./notice-of-lease/lease-notice-form.ts').then((brought) => brought.leaseNoticeForm),
  'rent-confirmation': () => import('./rent-confirmation/rent-form.ts').then((brought) => brought.rentForm),
  'tax-refund': () => import('./tax-refund/refund-form.ts').then((brought) => brought.refundForm),
};
