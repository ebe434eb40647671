import { DocumentHeader } from '../documents/document-header.tsx';

export const words = {
  title: 'Czech invoice generator',
  lead: 'Write a lawful Czech invoice in English, Czech or both. Free, without an account, checked against the law while you type.',
} as const;

/** The head of the generator. */
export const InvoiceHeader = () => <DocumentHeader {...words} />;
