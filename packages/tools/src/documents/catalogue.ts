import type { Document } from './document.ts';

/** Every document that is made here: its form, its checks, what is drawn of it, and its files. */
const documents = {
  invoice: async () => (await import('./cz/invoice/definition.ts')).invoice,
  'power-of-attorney': async () => (await import('./cz/power-of-attorney/definition.ts')).powerOfAttorney,
  'contract-for-work': async () => (await import('./cz/contract-for-work/definition.ts')).contractForWork,
  'agreement-on-services': async () =>
    (await import('./cz/agreement-on-services/definition.ts')).agreementOnServices,
  'confidentiality-agreement': async () =>
    (await import('./cz/confidentiality-agreement/definition.ts')).confidentialityAgreement,
  'agreement-to-complete-a-job': async () =>
    (await import('./cz/agreement-to-complete-a-job/definition.ts')).agreementToCompleteAJob,
  'agreement-to-perform-work': async () =>
    (await import('./cz/agreement-to-perform-work/definition.ts')).agreementToPerformWork,
  'proof-of-accommodation': async () =>
    (await import('./cz/proof-of-accommodation/definition.ts')).proofOfAccommodation,
  lease: async () => (await import('./cz/lease/definition.ts')).lease,
  sublease: async () => (await import('./cz/sublease/definition.ts')).sublease,
  'handover-protocol': async () => (await import('./cz/handover-protocol/definition.ts')).handoverProtocol,
  'request-against-inactivity': async () =>
    (await import('./cz/request-against-inactivity/definition.ts')).requestAgainstInactivity,
  'question-on-decision': async () =>
    (await import('./cz/question-on-decision/definition.ts')).questionOnDecision,
  'notice-of-job': async () => (await import('./cz/notice-of-job/definition.ts')).noticeOfJob,
  'notice-of-contract': async () => (await import('./cz/notice-of-contract/definition.ts')).noticeOfContract,
  'notice-of-lease': async () => (await import('./cz/notice-of-lease/definition.ts')).noticeOfLease,
  'rent-confirmation': async () => (await import('./cz/rent-confirmation/definition.ts')).rentConfirmation,
  'tax-refund': async () => (await import('./cz/tax-refund/definition.ts')).taxRefund,
} as const satisfies Record<string, () => Promise<Document>>;

/** The last part of the address of a document. */
export type DocumentSlug = keyof typeof documents;
const isSlug = (slug: string): slug is DocumentSlug => Object.hasOwn(documents, slug);
export const documentSlugs: readonly string[] = Object.keys(documents);

/** A document by the last part of its address; nothing where there is none. */
export const findDocument = async (slug: string): Promise<Document | undefined> =>
  isSlug(slug) ? documents[slug]() : undefined;

/** All documents, in the order of the catalogue. */
export const allDocuments = (): Promise<readonly Document[]> =>
  Promise.all(Object.values(documents).map((load) => load()));
