import type { Document } from './document.ts';

/** Every document that is made here: its form, its checks, what is drawn of it, and its files. */
const documents = {
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
  'notice-of-job': async () => (await import('./notice-of-job/definition.ts')).noticeOfJob,
  'notice-of-contract': async () => (await import('./notice-of-contract/definition.ts')).noticeOfContract,
  'notice-of-lease': async () => (await import('./notice-of-lease/definition.ts')).noticeOfLease,
  'rent-confirmation': async () => (await import('./rent-confirmation/definition.ts')).rentConfirmation,
  'tax-refund': async () => (await import('./tax-refund/definition.ts')).taxRefund,
} as const satisfies Record<string, () => Promise<Document>>;

export const documentSlugs: readonly string[] = Object.keys(documents);
const isSlug = (slug: string): slug is keyof typeof documents => Object.hasOwn(documents, slug);

/** A document by the last part of its address; nothing where there is none. */
export const findDocument = async (slug: string): Promise<Document | undefined> =>
  isSlug(slug) ? documents[slug]() : undefined;

/** All documents, in the order of the catalogue. */
export const allDocuments = (): Promise<readonly Document[]> =>
  Promise.all(Object.values(documents).map((load) => load()));
