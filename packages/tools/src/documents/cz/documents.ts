import type { LoadDocument } from '../load-document.ts';

/** Documents by the law of this country, by the last part of their addresses, in the order they are listed. */
export const documents = {
  invoice: async () => (await import('./invoice/definition.ts')).invoice,
  'power-of-attorney': async () => (await import('./power-of-attorney/definition.ts')).powerOfAttorney,
  'contract-for-work': async () => (await import('./contract-for-work/definition.ts')).contractForWork,
  'agreement-on-services': async () =>
    (await import('./agreement-on-services/definition.ts')).agreementOnServices,
  'confidentiality-agreement': async () =>
    (await import('./confidentiality-agreement/definition.ts')).confidentialityAgreement,
  'agreement-to-complete-a-job': async () =>
    (await import('./agreement-to-complete-a-job/definition.ts')).agreementToCompleteAJob,
  'agreement-to-perform-work': async () =>
    (await import('./agreement-to-perform-work/definition.ts')).agreementToPerformWork,
  'proof-of-accommodation': async () =>
    (await import('./proof-of-accommodation/definition.ts')).proofOfAccommodation,
  lease: async () => (await import('./lease/definition.ts')).lease,
  sublease: async () => (await import('./sublease/definition.ts')).sublease,
  'handover-protocol': async () => (await import('./handover-protocol/definition.ts')).handoverProtocol,
  'request-against-inactivity': async () =>
    (await import('./request-against-inactivity/definition.ts')).requestAgainstInactivity,
  'question-on-decision': async () =>
    (await import('./question-on-decision/definition.ts')).questionOnDecision,
  'notice-of-job': async () => (await import('./notice-of-job/definition.ts')).noticeOfJob,
  'notice-of-contract': async () => (await import('./notice-of-contract/definition.ts')).noticeOfContract,
  'notice-of-lease': async () => (await import('./notice-of-lease/definition.ts')).noticeOfLease,
  'rent-confirmation': async () => (await import('./rent-confirmation/definition.ts')).rentConfirmation,
  'tax-refund': async () => (await import('./tax-refund/definition.ts')).taxRefund,
} as const satisfies Record<string, LoadDocument>;
