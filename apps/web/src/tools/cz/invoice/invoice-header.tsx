import { DocumentHeader } from '../../documents/document-header.tsx';

export const words = {
  title: 'Czech invoice generator',
  lead: 'Write a Czech invoice in English, Czech or both. It’s free, you don’t need an account, and we check it against the law as you type.',
} as const;

/** The head of the generator. */
export const InvoiceHeader = () => <DocumentHeader {...words} />;
