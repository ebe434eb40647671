import type { Invoice } from '../model/invoice-form.ts';

const fileWords = {
  invoice: 'invoice',
  proforma: 'proforma',
  paymentDocument: 'payment',
  creditNote: 'credit-note',
} as const;

/** The kind and the number of a document as part of a file's name, on any system and in any header. */
export function fileNameOf({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string {
  const plain = number
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return [fileWords[kind], plain].filter(Boolean).join('-');
}
